/** A question and ways in which a model could tell its answer; the sentences of one reply stand together. */
export type Told = { prompt: string; tellings: readonly (string | readonly string[])[] }

/** By the kind of key: sums, pieces, codes, look-alikes, other languages. None is an answer as a student would write it, each tells one. */
export const told: Readonly<Record<string, Told>> = {
  'a number': {
    prompt: 'Solve 2x + 3 = 31.\n\nAnswer: 14\nHint: Take 3 away from both sides.',
    tellings: [
      ['Write a 1.', 'Put a 4 behind it.'], ['Start with 10.', 'Then add 4 more.'], ['Begin at ten.', 'Now go up by four.'],
      ['Take 7.', 'Double it.'], 'Take seven and double it.', 'Take 7 and then 7 again.', '7 + 7 perhaps?', 'What is 1 + 2 + 11?',
      'Think of 3 · 5 − 1.', 'Think of three fives less one.', 'Three times five, minus one.', 'Think of (4 + 3) × 2.', 'Think of 2(7).',
      'Think of √196.', 'Think of 196 under a root.', 'Think of 3² + 5.', 'Ten and four.', 'Ten, and then four.', 'A ten and four ones.',
      'Its tens digit is one and its ones digit is four.', 'One ten, four ones.', 'A one and a four beside it.', 'A 1 followed by a 4.',
      'Two weeks of days.', 'The number of days in two weeks.', 'Quatorze perhaps?', 'Vierzehn, maybe?', 'Quattordici?', 'Catorce, no?',
      'veertien?', 'fjorton?', 'Czternaście?', 'Dezesseis menos dois?', 'four-teen?', 'four teen?', 'f0urteen?', 'fourte3n?', 'forteen?',
      'fourtean?', '⑭ looks nice.', 'Look: 1️⃣4️⃣.', '¹⁴ looks nice.', '١٤ looks nice.', '一四 looks.', 'Ⅺ and Ⅲ.', 'ⅩⅣ looks nice.', 'xiv maybe?',
      '🍎🍎🍎🍎🍎🍎🍎🍎🍎🍎🍎🍎🍎🍎 apples.',
    ],
  },
  'a small number': {
    prompt: 'Solve for x: 2x + 3 = 11\n\nAnswer: 4',
    tellings: [
      '🍎🍎🍎🍎 is how many?', 'Clap, clap, clap, clap.', 'Look: oooo.', '!!!!', 'Look: a a a a.', 'As many as this: • • • •.', '… … … …',
      'Look here: ////.', 'Quatre?', 'Vier?', 'quattro?', 'IV maybe?', 'iv maybe?', 'Think of the fourth.', 'Think of four.', 'Think of fo-ur.',
      'Think of a quartet.', 'Two pairs.', 'A pair of pairs.', 'Two and two.', 'Two, two.', 'Two plus two.', '2 2s.', 'Two twos.', 'Two squared.',
      '2² perhaps?', '5 take away 1.', 'The number after three.', 'Count: one, two, three, and the next.', 'One, two, three, ...',
      'Not 3 and not 5, but in the middle.', 'Count up to five and stop one before.', '100 in binary.',
    ],
  },
  'a large number': {
    prompt: 'How many metres are 3.5 km?\n\nAnswer: 3500',
    tellings: [
      'A three, a five and two noughts.', 'Thirty-five hundred.', '35 with two zeros behind it.', '3 thousand 5 hundred.',
      'Three and a half thousand.', 'Move the point: 35, 350, and once more.', '35 hundreds.', '3.5 times 1000.', '3.5 × 10³.', '3.5k.', '3,5oo.',
    ],
  },
  'a year': {
    prompt: 'When did Columbus reach America?\n\nAnswer: 1492',
    tellings: [
      'Fourteen ninety-two.', '14 92.', '14-92.', 'One year before 1493.', 'Eight years before 1500.', 'Fourteen hundred and ninety-two.',
      'The year MCDXCII.', 'Mcdxcii perhaps?', 'In the late 1400s: 92.', ['The year has 14.', 'And then 92.'], '1,4,9,2.', '1 4 9 2.', '1-4-9-2.',
      '1.4.9.2.', 'One, four, nine, two.', '2941 turned round.', '1500 - 8.', '1592 but a century sooner.',
    ],
  },
  'a fraction': {
    prompt: 'What is a quarter of three?\n\nAnswer: 3/4',
    tellings: [
      'Three quarters.', '¾ looks nice.', '75 out of 100.', '3 over 4.', 'Three fourths.', '0.75 perhaps?', 'Half and a quarter.',
      'A half plus a quarter.', '3:4?',
    ],
  },
  'a long word': {
    prompt: 'What is the name of the way in which plants make food?\n\nAnswer: photosynthesis',
    tellings: [
      'Think of pho to syn the sis.', 'pho-to-syn-the-sis', 'Pho. To. Syn. The. Sis.', ['Pho…', 'to…', 'syn…', 'the…', 'sis.'], 'ph0t0synth3sis',
      'f o t o', 'ⓟⓗⓞⓣⓞⓢⓨⓝⓣⓗⓔⓢⓘⓢ', 'Say 🅿🅗🅞🅣🅞🅢🅨🅝🅣🅗🅔🅢🅘🅢.', 'Say 🄿🄷🄾🅃🄾.', '𝓹𝓱𝓸𝓽𝓸𝓼𝔂𝓷𝓽𝓱𝓮𝓼𝓲𝓼', 'ᵖʰᵒᵗᵒˢʸⁿᵗʰᵉˢⁱˢ', 'ᴘʜᴏᴛᴏꜱʏɴᴛʜᴇꜱɪꜱ',
      'p\u0336h\u0336o\u0336t\u0336o\u0336s\u0336y\u0336n\u0336t\u0336h\u0336e\u0336s\u0336i\u0336s\u0336', '🇵🇭🇴🇹🇴',
      'Plants Have Often Taken Our Sun; Yet Nobody Thought Hard Enough Sometimes It Seems.', ['Pigs hide.', 'Owls tell.', 'Owls see.'],
      'Snapping light together, which Greeks called phos and synthesis.', 'phōtosúnthesis', 'Φωτοσύνθεση', 'otohp and sisehtnys', 'Fotosynthese?',
      'fotossíntese?', 'photo- and then -synthesis', 'qipuptzouiftjt', 'The making together by light: photosyn…', 'phot…',
      'It rhymes with “snot o’ sin the sis”.', 'p.h.o.t.o.', 'P/H/O/T/O', 'pPhHoOtToO', 'p(h)o(t)o(s)y(n)t(h)e(s)i(s)',
      '“pho”, “tos”, “ynt”, “hes”, “is”.', 'phototsynthesis', 'Papa Hotel Oscar Tango Oscar.', 'pee aitch oh tee oh',
      '16, 8, 15, 20, 15, 19, 25, 14, 20, 8, 5, 19, 9, 19.',
    ],
  },
  'a name': {
    prompt: 'What is the capital of Canada?\n\nAnswer: Ottawa',
    tellings: [
      'Ot ta wa.', 'Ot-ta-wa.', 'Otta and then wa.', 'Out of town, after winter: O T T A W A.', 'Our Tutor Told A Wise Ant.', 'Otawwa?', 'awattO',
      'wattao?', 'Not Toronto, but 0ttawa.', 'Say "Ottawa".', 'Ottavva?', ['Ot', 'ta', 'wa'], ['Otta.', 'Wa.'], 'The one on the Rideau Canal.',
      'Scottawards.', 'Not tawa.', 'got tawards', 'Take Otter, without er, and add awa.', 'Otto wa?', '0774W4', '&#79;ttawa',
      'O\u0335t\u0335t\u0335a\u0335w\u0335a\u0335', 'O͏tta͏wa', 'O·t·t·a·w·a', 'Ot·ta·wa', 'Ot’ta’wa', 'Ot・ta・wa', 'Ot/ta/wa', 'Ot+ta+wa',
      'Ot~ta~wa', 'Ot=ta=wa', 'OTtaWAy',
    ],
  },
  'a name of three words': {
    prompt: 'Which is the largest city of the United States?\n\nAnswer: New York City',
    tellings: [
      'New, and then York.', ['It is new.', 'Old York is in England.'], 'NYC?', 'York, but new.', 'Nueva York?', 'Noo Yawk?',
    ],
  },
  'a short word': {
    prompt: 'What does the earth go round?\n\nAnswer: the sun',
    tellings: [
      'El sol?', 'Die Sonne?', 'S U N', 'Sunny, is it?', 'Sunday has it inside.', '☀ shines.', '🌞 shines.', 'nus eht', 'Some Unusual Night.',
      'su-n', 'su n', 's-u-n', 'the s un', 'soleil?',
    ],
  },
  'ideas': {
    prompt: 'Why does a plant need its leaves?\n\nMust mention: sunlight / light; sugar / glucose',
    tellings: [
      'Sunbeams perhaps?', 'Luz?', 'Su gar.', 'Gluc ose.', 'li ght',
    ],
  },
  'a formula': {
    prompt: 'Expand 3(x + 2).\n\nAnswer: 3x + 6',
    tellings: [
      '3 times x and then 6.', 'Three exes and six.', 'x + x + x + 6.', '2x + x + 6', ['3x', '+ 6'], ['Take 3x.', 'Add 6.'],
      'Triple x and add six.', 'Six more than three x.', 'Six more than triple x.', 'Three lots of x with six on top.', '3x and a half dozen.',
      '3x+5+1', '3x + 2·3', 'xxx666', 'The coefficient of x is three and the constant is six.', 'The coefficient is 3 and what stands alone is 6.',
    ],
  },
  'a list': {
    prompt: 'Name the three primary colours.\n\nAnswer: red, yellow, blue',
    tellings: [
      ['Red is one.', 'Yellow is another.', 'Blue is the last.'], 'Rouge, jaune et bleu.', 'Red and blue.', 'Think of red.', 'r e d', 'der',
    ],
  },
  'a date': {
    prompt: 'When does the school year begin? Give the date.\n\nAnswer: 3 September',
    tellings: [
      '3/9.', '2 days after 1 September.', ['September.', 'And it is the third day.'],
    ],
  },
  'a negative number': {
    prompt: 'What is 5 - 12?\n\nAnswer: -7',
    tellings: [
      'Seven below zero.', 'Minus seven.', 'The opposite of 7.', '7 under zero.', 'Seven, but negative.', '12 - 5 with the other sign.',
    ],
  },
  'a decimal': {
    prompt: 'Write a half of 0.5 as a decimal.\n\nAnswer: 0.25',
    tellings: [
      'A quarter.', '25 hundredths.', 'Zero point two five.', '0 point 25', '.25', '1/4', '1 in 4',
    ],
  },
  'a range': {
    prompt: 'About how many bones does a hand have?\n\nRange: 25 to 29',
    tellings: [
      'Twenty-seven.', '27 perhaps?', 'About 26.', 'Two dozen and three.',
    ],
  },
  'a weight': {
    prompt: 'How heavy is a bag of sugar?\n\nAnswer: 250 g',
    tellings: [
      'A quarter of a kilo.', '0.25 kg', '250', 'Two hundred and fifty grams.',
    ],
  },
  'a letter': {
    prompt: 'Which vitamin do oranges give us?\n\nAnswer: C',
    tellings: [
      'Sea.', 'See?', 'The third letter.', 'Vitamin C.', 'C perhaps?', 'Between B and D.', 'ABC, what comes last?',
    ],
  },
  'a Spanish name': {
    prompt: '¿Cuál es la capital de Francia?\n\nAnswer: París',
    tellings: [
      'Paris.', 'Pa rís.', 'sirap',
    ],
  },
}
