import { plainForm } from './irregular.ts'
import { stem } from './stem.ts'

const common = (
  'am is are was were be been being has have had do does did can could will would shall should may might must use take make made need ' +
  'give gave given get got go goes went come came grow grew grown help let cause contain combine store stored move flow form absorb ' +
  'produce release convert turn become became change create build built break broke split join react burn heat cool melt freeze boil ' +
  'eat ate drink drank breathe live die born survive reproduce hunt feed fed kill fight fought win won lose lost attack defend rule ' +
  'govern vote say said tell told ask answer call name mean meant show shown explain describe think thought know knew known believe ' +
  'feel felt see saw seen look hear heard find found keep kept hold held bring brought carry send sent put set leave left stay stop ' +
  'start begin began end open close rise rose fall fell increase decrease reduce raise lower add subtract multiply divide equal ' +
  'measure count compare sort share spend spent pay paid buy bought sell sold cost want like love hate try work play run ran walk ' +
  'travel sail write wrote written read speak spoke learn teach taught study happen occur exist allow protect support provide supply ' +
  'serve receive send collect gather transport push pull lift throw drop spread cover include belong depend lead led follow act ' +
  'affect influence force free sign agree refuse decide choose chose elect invent discover develop design separate connect attach ' +
  'bind bond dissolve evaporate condense orbit rotate spin reflect refract travel transfer transform digest pump filter fertilize ' +
  'pollinate photosynthesize respire excrete'
).split(' ')

const stems = new Set(common.map((verb) => stem(verb)))

/** Whether a lower-case word is, or looks like, an English verb. */
export function isVerb(word: string): boolean {
  return stems.has(stem(word)) || /..(?:ing|ed|izes?|ises?|ify|ifies)$/.test(word)
}

/** What things and people do in the lessons of a school, beside the common verbs. */
const deeds = new Set([
  ...common,
  ...(
    'erode migrate hibernate germinate fertilise fertilize photosynthesise photosynthesize pollinate transpire invade pollute erupt conduct radiate convect subtract adapt camouflage compete ionise ionize ' +
    'neutralise neutralize oxidise oxidize corrode weather deposit conserve estimate simplify expand factorise factorize translate enlarge vaccinate immunise mutate sublimate sublime circulate inhale ' +
    'exhale ventilate colonise colonize explore navigate settle invest rebel revolt persuade exaggerate personify repeat electrolyse electrolyze hydrolyse ferment decompose distil distill crystallise ' +
    'crystallize sediment vaporise vaporize solidify magnetise magnetize accelerate decelerate oscillate vibrate insulate contract combust ingest egest excrete secrete diffuse infect inherit ' +
    'evolve select clone replicate fuse meditate pray confess baptise baptize emigrate immigrate urbanise industrialise industrialize deforest irrigate excavate mine manufacture export import ' +
    'inflate deflate compress encrypt iterate debug compile loop interpret improvise compose perform rehearse reform abolish liberate unify annex occupy evacuate assassinate execute crucify resurrect ' +
    'punish propagate disperse precipitate infiltrate percolate abrade transport saturate calculate approximate substitute eliminate differentiate integrate permute deduce infer predict observe experiment'
  ).split(' '),
])

/** Whether a lower-case word is a form of a verb that says what is done: `evaporates`; not `solute`, which only sounds like one. */
export function isDeed(word: string): boolean {
  const plain = plainForm(word)
  const roots = [plain, ...['s', 'es', 'd', 'ed', 'ing'].filter((ending) => plain.endsWith(ending)).map((ending) => plain.slice(0, -ending.length))]
  return roots.some((one) => [one, `${one}e`, one.replace(/i$/, 'y'), one.replace(/(.)\1$/u, '$1')].some((form) => deeds.has(form)))
}
