import { isEnglishWord } from '#server/grading/text/words/english-words.ts'

/** Words that stand between the parts of names and between any others: of, from, the and son of. */
const particles = new Set(
  (
    'a af al ap as au av bin bint binti bte d da dal dalla das de dei del della dello dem den der des di do dos du e el het i ibn im in l la las le les lo ' +
    'los of op s ter te the und und van vom von y zu zum zur'
  ).split(' '),
)

/** Words of Spanish, Portuguese, Italian, French and German, of lessons and of signs of mathematics that are names, too; without accents. */
const ordinary = new Set(
  (
    // Spanish and Portuguese
    'abril agosto agua aguila aguilar alba alegria aleman alfarero alferez alma amada amado amor amparo angel angeles arena arroyo aurora ' +
    'azucena baca bajo barba barbero barco barra barrera barrio barro bella bello blanca blanco bonita bonito bosque bravo brisa buena bueno ' +
    'caballero caballo cabeza cabo cabra cabrera calle calvo calzada camino campana campo campos candela cano canto cantor carpintero ' +
    'carrera carretero casa casado casas castillo cerda cerro chica chico cielo clara claro coelho colon conde consuelo coral corazon ' +
    'cordero corona corral cortes cortez costa cristal cruces cruz cuesta cueva cuevas cura delgada delgado diamante dolores domingo dulce ' +
    'duque encarnacion enero escudero esmeralda espejo esperanza espina espinosa estrella fe febrero feliz ferrero fierro flor flora flores ' +
    'fontana frances francesa fuente fuentes fuerte galan gallego gallo garza gato gema gloria gordo gracia granada granados grande guardia ' +
    'guerra guerrero hermosa hermoso herrera herrero hidalgo hierro hoyos huerta huertas iglesia iglesias inmaculada jardin jazmin julio ' +
    'junio justo labrador ladron lago lagos leal leche leite leon leona libertad lima lirio llano lobo loma lucero lucha luna luz macho ' +
    'madera maestro malo manso manzano mar mares marina martes marzo mata mayo mayor mayoral mercado merced mercedes mesa milagro milagros ' +
    'mira miranda misa molina molinero molino monje montana monte montero mora moral morales moreno moro mota mozo naranjo natividad negra ' +
    'negro nieto nieve nieves noble noche novia oliva olivar olivera olivo olmo oro padre palacio palacios palma paloma pan pardo pared ' +
    'paredes paris pascua paso pastor patino paz pena pequena pequeno pera peral perla piedad piedra piedras pilar pino pinto plata plaza ' +
    'polo pozo prado presentacion prieto primavera primo princesa puente puerta puertas puerto pulido ramo ramos real redondo refugio reina ' +
    'remedios rey reyes ribera rico rincon rio rios roble robles roca rocha rocio roja rojas rojo romero rosa rosales rosario rosas rubia ' +
    'rubio rueda sabio sala salas salgado salinas salvador santa santo santos serrano sierra silva sol sola solar soledad solo soto tapia ' +
    'teja tejero ternura tierra toro torre torres trigo trinidad vaca valente valiente valle valles vega vela vera verano verdad verde ' +
    'vicario victoria vida vieja viejo viento viera villa villar villas vino viola violeta virtudes vivas zapata zapatero ' +
    // Italian
    'allegra amato amore basso bianca bianco conte felice fiore fiorentino gatto gentile giglio giordano greco longo luce lupo martello ' +
    'mazza melo monti pace pellegrino piazza poli rossa rosso sera serra sole speranza stella testa valentini vento verdi zucca ' +
    // French
    'aime ange avril barbier beau belle berger blanc blanche blond bois bon bonne bonnet boucher boulanger bourgeois boutin brun brune ' +
    'carpentier chapelle charpentier chevalier claire constant cordonnier coulon cousin couture desiree duc etoile fer fleur fontaine ' +
    'forestier forge fort fournier gloire grand granger gros hardy jardinier jolie joly jour juste large laurier leger lion loup lune mai ' +
    'maison maitre marchand marechal marin marine mer mercier meunier moine moulin neige noel noir octave ours page paix parent pascal petit ' +
    'petite pierre pin poirier pomme pommier pons pont poulain pre premier prince printemps prunier reine renard riche riviere roche roi ' +
    'rose rousse roux rue sage saule savant seigneur serre soleil tailleur terre tisserand vallee vert vigne ville vin violette voisin ' +
    // German and Dutch
    'adler apfel bach bauer baum becker berg bischof blum blume boer boot bos brand braun brot brouwer bruch brunnen buch burg busch christ ' +
    'dorn eisen engel ernst esel fink fischer fleischer frank frei freund friede frieden fuchs fuhrmann furst garten gast gerber glaser gott ' +
    'graaf graf groen groot gross grosse grun gut hahn hammer hart hase haus hecht heide heiland held herbst herr herz himmel hirsch hirt ' +
    'hoch hof holz hummel jaeger jager jong jung junge kaiser kaufmann keller kern kirsch klein kluge knecht koch kohl kok konig koning korn ' +
    'kraft krebs kreuz krieger krug kuhn kuiper kunst kurz lamm lang lange laub lehrer licht lieb linde linden lowe luft maler mann mark ' +
    'maurer meer mehl meister messer metzger mohr molenaar mond morgen muller mund munster nacht nagel neu nuss ost otter pfarrer pfeffer ' +
    'pfeifer pfeiffer pfeil prins rabe rad rand reich reiter richter ridder ring ritter rot roter roth sack salz sanger sauer schaf schafer ' +
    'scharf schatz schenk schlosser schmied schnee schneider schnell schouten schreiber schreiner schuh schumacher schuster schutz schwan ' +
    'schwarz seiler silber snijder sommer sonne spatz specht sperling spiegel stahl stark stein steiner stern stolz storch sturm tag taube ' +
    'teich teufel tisch tod topfer tuch ulme vis visser vogel volk vos wagner wald wand water weber weg wein weise weiss weisse welt wenig ' +
    'wiese wild winkler winter wirt wit wolf wolke wunder wurm zahn zander zee ziegler zimmer zimmermann zorn zucker zweig ' +
    // Lessons and addresses
    'admin alumna alumno biologia biologie chemie clase colegio deutsch ecole eleve englisch escola escuela espanol estudiante francais ' +
    'geografia geographie geschichte histoire historia info klasse lehrerin maestra mate matematica matematicas mates math mathe mathematik ' +
    'mathematiques maths musica musik office physik profe profesor profesora sachkunde schule schuler scuola secretaria sekretariat sport ' +
    'student ' +
    // Signs of mathematics
    'cos cot csc det exp gcd lcm lim log max min mod sec sin tan'
  ).split(' '),
)

/** Whether a part of a name, in small letters and without accents, is no name by itself. */
export function isParticle(part: string): boolean {
  return particles.has(part)
}

/** Whether a part of a name, in small letters and without accents, is a word that texts of lessons hold anyway. */
export function isOrdinaryWord(part: string): boolean {
  return particles.has(part) || ordinary.has(part) || isEnglishWord(part)
}
