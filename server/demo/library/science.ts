import type { DemoQuestion } from './demo-question.ts'

/** Science questions by a short name. */
export const scienceQuestions = {
  photosynthesis: {
    title: 'Photosynthesis',
    subject: 'Science',
    prompt: String.raw`Explain in one or two sentences what happens in photosynthesis.

Must mention: sunlight / light energy / light; carbon dioxide / CO2; water; sugar / glucose
Hint: What does the plant take in, and what does it make?
Hint: Think of a gas from the air and something from the soil.
Explain: With light energy the plant turns carbon dioxide and water into sugar; oxygen is left over.`,
    says: {
      right: [
        'Plants use sunlight to turn carbon dioxide and water into sugar.',
        'The plant takes in CO2 and water and with light it makes glucose and oxygen.',
      ],
      partly: [
        'Plants take in carbon dioxide and water from the ground.',
        'The leaves use sunlight and water to make sugar.',
        'It makes sugar from sunlight.',
      ],
      wrong: ['Plants breathe in oxygen at night.', 'The plant eats soil and grows.'],
    },
  },
  chloroplast: {
    title: 'Part of a plant cell',
    subject: 'Science',
    prompt: String.raw`Which part of a plant cell catches the light for photosynthesis?

Answer: chloroplast
Also accept: chloroplasts
If they say chlorophyll: That is the green pigment. In which part of the cell does it sit?
Hint: It is green, and animal cells have none.
Explain: Chloroplasts hold chlorophyll, which takes in the light.`,
    says: { right: ['chloroplast', 'the chloroplasts', 'Chloroplast'], wrong: ['chlorophyll', 'nucleus', 'cell wall'] },
  },
  cellPower: {
    title: 'Power plant of the cell',
    subject: 'Science',
    prompt: String.raw`In which part of the cell is most energy released from food?

Answer: mitochondrion
Also accept: mitochondria
Half credit: cytoplasm
Hint: People call it the power plant of the cell.
Hint: The word starts with "mito".
Explain: Mitochondria release the energy of sugar in cellular respiration.`,
    says: { right: ['mitochondria', 'the mitochondrion'], partly: ['cytoplasm'], wrong: ['nucleus', 'ribosome', 'vacuole'] },
  },
  heart: {
    title: 'Organ that moves the blood',
    subject: 'Science',
    prompt: String.raw`Which organ pumps blood through the body?

Answer: heart
Also accept: the heart
If they say lungs: The lungs load the blood with oxygen. Who moves it along?
Hint: You can feel it beat.
Explain: The heart is a muscle that pushes the blood through the vessels.`,
    says: { right: ['heart', 'the heart'], wrong: ['lungs', 'brain', 'veins'] },
  },
  diffusion: {
    title: 'Diffusion',
    subject: 'Science',
    prompt: String.raw`Somebody opens a perfume bottle in one corner of a room, and soon everybody smells it. Explain why.

Must mention: particles / molecules; move / spread / moving / spreading; less / lower concentration / evenly
Hint: What are smells made of, and what do these never stop doing?
Explain: Perfume molecules move at random and spread from where there are many to where there are fewer: diffusion.`,
    says: {
      right: ['The particles move around and spread to where there are less of them.', 'Molecules spread out evenly in the room.'],
      partly: ['The molecules move through the air.', 'The smell particles fly around.'],
      wrong: ['The wind blows it.', 'Because perfume is strong.'],
    },
  },
  evaporation: {
    title: 'From liquid to gas',
    subject: 'Science',
    prompt: String.raw`A puddle slowly disappears on a dry day. What is this change of state called?

Answer: evaporation
Also accept: evaporating
Half credit: vaporisation
If they say boiling: Boiling happens at 100 °C all through the water. The puddle is much cooler.
Hint: The word hides "vapor".
Explain: At the surface, the fastest molecules leave the water even below the boiling point: evaporation.`,
    says: { right: ['evaporation', 'evaporating'], wrong: ['boiling', 'condensation', 'melting'] },
  },
  water: {
    title: 'Formula of water',
    subject: 'Science',
    prompt: String.raw`What is the chemical formula of water?

Answer: H2O
Hint: One molecule holds two hydrogen atoms and one oxygen atom.
Explain: Two hydrogen atoms (H) and one oxygen atom (O): H2O.`,
    says: { right: ['H2O', 'h2o'], wrong: ['HO2', 'CO2', 'O2'] },
  },
  speed: {
    title: 'Average speed',
    subject: 'Science',
    prompt: String.raw`A cyclist rides {s} km in {t} hours. What is the average speed in km/h?

Let: t = 2..5, v = 12..24, s = v*t
Answer: {v}
If they say {s*t}: Multiplying gives a distance. Speed is distance for each hour.
Hint: How far does the cyclist get in one hour?
Explain: {s} km ÷ {t} h = {v} km/h.`,
    says: { right: ['{v}', '{v} km/h'], wrong: ['{s*t}', '{v + 2}', '{s - t}'] },
  },
  density: {
    title: 'Density of a stone',
    subject: 'Science',
    prompt: String.raw`A stone has a mass of {m} g and a volume of {v} cm³. What is its density in grams per cubic centimetre?

Let: v = 4..12, d = 2..5, m = v*d
Answer: {d}
If they say {m*v}: Density is the mass of one cubic centimetre, so it is less than the whole mass.
Hint: How much does one cubic centimetre weigh?
Explain: {m} g ÷ {v} cm³ = {d} g/cm³.`,
    says: { right: ['{d}'], wrong: ['{m*v}', '{m - v}', '{d + 1}'] },
  },
  metres: {
    title: 'Metres to centimetres',
    subject: 'Science',
    prompt: String.raw`How many centimetres are {m} m?

Let: m = 2.5, 3.2, 4.75, 0.8, 1.05
Answer: {m*100}
If they say {m*10}: Ten of what make a metre? Centi means a hundredth.
Hint: One metre has 100 centimetres.
Explain: {m} · 100 = {m*100} cm.`,
    says: { right: ['{m*100}', '{m*100} cm'], wrong: ['{m*10}', '{m*1000}', '{m}'] },
  },
  grams: {
    title: 'Grams to kilograms',
    subject: 'Science',
    prompt: String.raw`How many kilograms are 250 g?

Answer: 0.25
Also accept: 1/4
If they say 2.5: A kilogram has 1,000 g, so 250 g is less than one.
Hint: A kilogram has 1,000 grams.
Explain: 250 ÷ 1,000 = 0.25 kg.`,
    says: { right: ['0.25', '1/4', '.25 kg'], wrong: ['2.5', '25', '0.025'] },
  },
  friction: {
    title: 'Why a ball slows down',
    subject: 'Science',
    prompt: String.raw`A ball rolls over grass and gets slower and slower. Which force slows it down most?

Answer: friction
Half credit: air resistance
If they say gravity: Gravity pulls the ball down, not back. What rubs against it?
Hint: Would it roll further on ice? What is different there?
Explain: The grass rubs against the ball: friction works against the movement.`,
    says: { right: ['friction', 'the friction of the grass'], partly: ['air resistance'], wrong: ['gravity', 'inertia', 'the wind'] },
  },
  seasons: {
    title: 'Why there are seasons',
    subject: 'Science',
    prompt: String.raw`Why is it warmer in summer than in winter? Answer in a sentence or two.

Must mention: tilt / tilted / leans; axis; sun / sunlight
Hint: The distance to the sun hardly changes. What else could make a difference?
Hint: Look at how a globe stands in its frame.
Explain: The earth's axis is tilted, so in summer our half leans towards the sun and its light falls more steeply.`,
    says: {
      right: ["The earth's axis is tilted, so in summer we lean towards the sun.", 'Because the axis is tilted and the sun shines more directly on us.'],
      partly: ['The earth is tilted.', 'The sunlight falls more directly in summer.'],
      wrong: ['The earth is closer in summer.', 'Because the days are hotter.'],
    },
  },
} satisfies Record<string, DemoQuestion>
