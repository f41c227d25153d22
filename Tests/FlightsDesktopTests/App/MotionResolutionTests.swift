import MotionCore
import Testing

@testable import FlightsDesktop

struct MotionResolutionTests {
  @Test(arguments: [
    (MotionSetting.full, MotionLevel.full), (.reduced, .reduced), (.none, .none),
  ])
  func theOwnSettingBeatsWhateverTheSystemSays(setting: MotionSetting, level: MotionLevel) {
    for areEnabled in [true, false] {
      for toolkit in [nil, false, true] {
        for portal in [nil, false, true] {
          let resolution = MotionResolution(
            setting,
            SystemMotionReading(
              areAnimationsEnabled: areEnabled, toolkitReducesMotion: toolkit,
              portalReducesMotion: portal))
          #expect(resolution.level == level)
          #expect(resolution.source == .setting)
        }
      }
    }
  }

  @Test func disabledAnimationsAreTheStrongerWish() {
    for reduces in [nil, false, true] {
      let resolution = MotionResolution(
        .system,
        SystemMotionReading(
          areAnimationsEnabled: false, toolkitReducesMotion: reduces, portalReducesMotion: reduces))
      #expect(resolution.level == .none)
      #expect(resolution.source == .animationsDisabled)
    }
  }

  @Test func eitherWordForReducedMotionIsEnough() {
    let toolkit = MotionResolution(
      .system, SystemMotionReading(toolkitReducesMotion: true, portalReducesMotion: false))
    #expect(toolkit.level == .reduced && toolkit.source == .toolkit)
    let portal = MotionResolution(
      .system, SystemMotionReading(toolkitReducesMotion: false, portalReducesMotion: true))
    #expect(portal.level == .reduced && portal.source == .portal)
    let portalAlone = MotionResolution(.system, SystemMotionReading(portalReducesMotion: true))
    #expect(portalAlone.level == .reduced && portalAlone.source == .portal)
  }

  @Test func motionIsFullWhenNothingSpeaksAgainstIt() {
    let silent = MotionResolution(.system, SystemMotionReading())
    #expect(silent.level == .full && silent.source == .nobody)
    let content = MotionResolution(
      .system, SystemMotionReading(toolkitReducesMotion: false, portalReducesMotion: false))
    #expect(content.level == .full && content.source == .nobody)
  }
}
