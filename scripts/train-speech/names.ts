/** The measures of `acoustic-measures.ts` that marks are fitted to. */
export const acousticNames: string[] = [
  'pace', 'pausesPerWord', 'pauseShare', 'longestPause', 'words',
  'cost', 'vowelCost', 'consonantCost', 'phoneCostSpread', 'worstWordCost', 'evenSteps',
  'articulation', 'phoneStretchMean', 'phoneStretchSpread', 'wordStretchSpread', 'phoneLengthLikeness', 'wordLengthLikeness',
  'vowelVariability', 'vowelVariabilityOff', 'longestPhone',
  'pitchLikeness', 'wordPitchLikeness', 'pitchRange', 'pitchSpread', 'voicedShare', 'levelLikeness',
]

/** The measures of `goodness-measures.ts` that marks are fitted to. */
export const goodnessNames: string[] = [
  'standing', 'standingSpread', 'lowStanding', 'quarterStanding', 'farOff', 'posterior', 'vowelStanding', 'consonantStanding', 'weakWord', 'fit', 'leftOut',
  'pathArticulation', 'pathPhoneStretchSpread', 'pathWordStretchSpread', 'pathPhoneLengthLikeness', 'pathWordLengthLikeness',
  'pathVowelVariability', 'pathVowelVariabilityOff', 'pathLongestPhone',
]

/** The measures of lengths and tempo alone. */
export const rhythmNames: string[] = [
  'pace', 'words', 'articulation', 'pathArticulation',
  'evenSteps', 'phoneStretchSpread', 'wordStretchSpread', 'phoneLengthLikeness', 'wordLengthLikeness', 'vowelVariability', 'vowelVariabilityOff', 'longestPhone',
  'pathPhoneStretchSpread', 'pathWordStretchSpread', 'pathPhoneLengthLikeness', 'pathWordLengthLikeness', 'pathVowelVariability', 'pathVowelVariabilityOff',
]

/** Those of `rhythmNames` that need no phone model. */
export const plainRhythmNames: string[] = rhythmNames.filter((name) => acousticNames.includes(name))

/** What tells the right text from another one. */
export const gateNames: string[] = [...acousticNames, ...goodnessNames]

/** The measures of a word that its mark is fitted to. */
export const wordNames: string[] = [
  'standing', 'worstStanding', 'lack', 'posterior', 'vowelStanding', 'consonantStanding', 'phones', 'stretch', 'average',
  'shortfall', 'shortfallStanding', 'shortfallWorst', 'shortfallLack',
]
