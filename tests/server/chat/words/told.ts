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

/** What a good tutor says at a question, after what a student said there: none of it gives anything away. */
export const helping: readonly { prompt: string; said: readonly string[]; helps: readonly string[] }[] = [
  {
    prompt: 'Solve 2x + 3 = 31.\n\nAnswer: 14\nHint: Take 3 away from both sides.',
    said: ['17', 'why do i have to take 3 away'],
    helps: [
      'You added the 3 on one side.', 'What happens to the other side when you do that?', 'An equation is like a scale that has to stay level.',
      'If you take 3 from one side, what do you do to the other?', 'Try putting 17 in for x: does it make 31?', 'What is 2 times 17?',
      'You are looking for a number that you can double and then add 3 to.', 'What would be left if you took the 3 away?',
      'x stands for the number we are looking for.', 'Two of something and three more make 31.', 'Which step would undo adding 3?',
      'Good thinking to look at the plus sign first.', 'Let us look at the left side together.', 'How could you check whether 17 fits?',
    ],
  },
  {
    prompt: 'What is 8 + 6?\n\nAnswer: 14',
    said: ['12', 'i counted on my fingers'],
    helps: [
      'You have 8 and 6 more to come.', 'Can you make ten first?', 'How many does 8 need to be ten?',
      'Counting on your fingers is a fine way to start.', 'What is left of the 6 after you took two of them?',
      'Where did you start counting, at 8 or at 9?', 'Put 8 in your head and count on.', 'You said 12: how many steps did you count?',
    ],
  },
  {
    prompt: 'What is the capital of Canada?\n\nAnswer: Ottawa',
    said: ['Toronto', 'what is a capital'],
    helps: [
      'Toronto is the largest city, and that is a common guess.', 'A capital is the city where the government of a country works.',
      'It is a smaller city, on a river.', 'Which city has the parliament buildings?', 'Think of the border between two provinces.',
      'Do you know which province Toronto is in?', 'Not every capital is the biggest city of its country.',
    ],
  },
  {
    prompt: 'Why does a plant need its leaves?\n\nMust mention: sunlight / light; sugar / glucose',
    said: ['because they are green', 'to look nice'],
    helps: [
      'You noticed their colour, and that is a good place to start.', 'What could that colour be good for?',
      'Think of what a leaf turns towards during the day.', 'Plants do not eat as we do, so where does their food come from?',
      'What would happen to a plant that had no leaves at all?', 'A leaf is flat and wide, which helps it to catch something.',
      'Leaves work like little kitchens.', 'What does a kitchen need, and what does it make?',
    ],
  },
  {
    prompt: 'Expand 3(x + 2).\n\nAnswer: 3x + 6',
    said: ['3x + 2', 'what is expand'],
    helps: [
      'You multiplied the x, and what about the other part?', 'To expand means to write it without the brackets.',
      'Everything in the brackets is taken three times.', 'What is three times the second thing in there?',
      'Picture three bags with an x and a 2 in each.', 'How many twos are there in all the bags?', 'The 3 outside belongs to both parts inside.',
    ],
  },
  {
    prompt: 'What does photosynthesis need besides water and carbon dioxide?\n\nAnswer: light',
    said: ['oxygen'],
    helps: [
      'Oxygen comes out of it at the end.', 'Plants take in water through their roots.', 'When during the day does it happen?',
      'What is different at night?', 'You are thinking of something in the air.',
    ],
  },
  {
    prompt: 'How many metres are 3.5 km?\n\nAnswer: 3500',
    said: ['350'],
    helps: [
      'A kilometre has a thousand metres.', 'You multiplied by a hundred, I think.', 'How many metres are in one kilometre?',
      'Would 350 m be a long walk or a short one?', 'Three kilometres would be how many metres?',
    ],
  },
  {
    prompt: 'Name the three primary colours.\n\nAnswer: red, yellow, blue',
    said: ['green'],
    helps: [
      'Green is what you get when you mix two of them.', 'Primary means that no other colours make it.',
      'Which two colours did you mix to paint grass?', 'Think of a paint box with only three pots.',
    ],
  },
  {
    prompt: 'When did Columbus reach America?\n\nAnswer: 1492',
    said: ['1942'],
    helps: [
      'Think about which century that was.', 'Were there ships with engines in 1942?', 'It was more than 500 years ago.',
      'Which king and queen paid for his ships?',
    ],
  },
  {
    prompt: 'What does the earth go round?\n\nAnswer: the sun',
    said: ['the moon'],
    helps: [
      'The moon goes round us.', 'What do we see in the sky during the day?', 'What gives us day and night?',
      'How long does one trip around it take?', 'It is much larger than our planet.',
    ],
  },
  {
    prompt: 'What is 3/4 of 20?\n\nAnswer: 15',
    said: ['5'],
    helps: [
      'You found one quarter of it.', 'How many quarters does the question ask for?', 'What would two quarters be?',
      'Cut a bar of 20 pieces into four equal parts.',
    ],
  },
]
