/** Words people build passwords from: names, teams, animals, places, keyboard walks, what is nearest to hand. */
const words = `
password passwort passcode passwd pass secret login welcome hello hola bonjour ciao admin administrator root user guest test tester testing demo
default changeme letmein access master system server computer internet google facebook youtube instagram tiktok snapchat twitter whatsapp amazon
apple android iphone samsung windows microsoft office laptop pokemon pikachu minecraft fortnite roblox mario luigi zelda sonic tetris nintendo
playstation xbox gamer gaming hacker ninja pirate dragon wizard knight samurai warrior soldier hunter ranger killer shadow phantom ghost vampire
zombie monster demon angel heaven princess queen king prince lord boss chief captain major general superman batman spiderman ironman hulk thor
loki joker robin flash marvel avengers starwars vader yoda jedi matrix neo trinity morpheus gandalf frodo hobbit harrypotter potter hermione
hogwarts naruto sasuke goku vegeta sakura football soccer baseball basketball hockey tennis rugby cricket swimming volleyball golf boxing
arsenal chelsea liverpool barcelona madrid realmadrid juventus milan bayern ronaldo messi neymar beckham jordan kobe lebron yankees cowboys
lakers bulls steelers eagles raiders packers giants dolphins tigers lions bears wolves panthers falcons tiger lion bear wolf eagle falcon hawk
panther leopard jaguar monkey gorilla elephant giraffe zebra horse pony unicorn dog doggy puppy cat kitty kitten hamster rabbit bunny hedgehog
dolphin shark whale turtle snake spider butterfly bird parrot chicken duck penguin panda koala buddy max bella lucy charlie bailey rocky lucky
coco molly daisy oscar oliver toby jack buster simba nala bambi tinkerbell mickey minnie donald goofy snoopy garfield tweety barney smurf
summer winter spring autumn january february march april june july august september october november december monday tuesday wednesday
thursday friday saturday sunday morning evening midnight sunshine sunset sunrise rainbow moonlight starlight thunder lightning storm snowball
snowflake ocean river mountain forest island beach flower rose lily violet jasmine orchid tulip sunflower cherry apples banana orange lemon
peach strawberry blueberry mango coconut peanut cookie chocolate candy sugar honey cupcake muffin cheese pizza burger noodle pepper ginger
coffee cocacola pepsi whiskey vodka purple yellow green blue red black white silver golden diamond crystal emerald ruby pearl sapphire
love lover loveyou iloveyou iloveu loveme mylove forever together baby babygirl babyboy sweetie sweetheart sweety darling beautiful gorgeous
pretty sexy hottie cutie angels kisses hugs friend friends family mother father mommy daddy mama papa sister brother grandma grandpa
michael jennifer jessica ashley amanda daniel david james robert john william richard thomas joseph andrew anthony matthew joshua christopher
nicole michelle samantha elizabeth stephanie melissa sarah laura rachel hannah emily emma olivia sophia isabella mia chloe grace anna maria
martina julia victoria natalie vanessa angela patricia barbara linda susan karen nancy lisa sandra carlos miguel jose juan pedro pablo diego
alejandro fernando antonio francisco sergio andrea andreas stefan peter martin thomas1 alexander alexandra alex nicolas nicholas lucas louis
arthur hugo kevin brian steven edward george charles patrick justin brandon tyler jason ryan austin dylan ethan noah liam logan mason jacob
benjamin samuel joel adam aaron nathan zachary kyle cody travis dakota london paris berlin roma rome vienna dublin boston chicago dallas denver
houston phoenix florida texas california newyork hollywood america canada mexico brazil argentina espana france italia germany england ireland
scotland russia india china japan tokyo korea school student teacher class classroom homework college university english math maths spanish
science history physics biology chemistry library number summer1 exercise lectern freedom liberty justice peace power energy nature music
guitar piano drummer rockstar metallica nirvana slipknot eminem tupac beatles rihanna shakira beyonce madonna mustang ferrari porsche mercedes
corvette camaro toyota honda yamaha kawasaki suzuki harley bmw audi jesus christ jesuschrist god blessed faith church bible money dollar
million rich lucky7 success winner champion legend hero genius crazy stupid idiot whatever nothing something anything trustno qwerty qwertz
azerty qwertyuiop asdf asdfgh asdfghjkl zxcv zxcvbn zxcvbnm qwe asd zxc qaz qazwsx wsx edc poiuy lkjhg mnbvcxz abc abcd abcde abcdef abcdefg aaa
aaaa aaaaaa xxx zzz abcabc aabbcc temp temporary new old my the mine private public security secure safe open sesame opensesame magic wonder`

/** What they are told to add, and add. */
const endings = `
1 2 3 7 8 9 0 01 07 10 11 12 13 21 22 23 69 77 88 99 00 007 100 101 111 121 123 222 321 333 420 456 555 666
777 789 888 999 000 1111 1212 1234 2000 2001 2010 2020 2021 2022 2023 2024 2025 2026 4321 12345 123456 1! 12! 123! 1234! !1 @1 @123 #1 _1 .1 1. 123.`

/** Walks and mixtures that no word explains. */
const mixtures = `
1q2w3e 1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y q1w2e3 q1w2e3r4 q1w2e3r4t5 1qaz2wsx 1qaz2wsx3edc 1qazxsw2 qaz123 qazwsx123 zaq12wsx zaq1zaq1 zaq1xsw2
a1b2c3 a1b2c3d4 a1b2c3d4e5 1a2b3c 1a2b3c4d 123abc 123abcd 1234abcd 12345a 123456a 1234567a 12345678a 123456789a 12345q 123456q 123456789q a12345
a123456 a1234567 a12345678 a123456789 q12345 q123456 z123456 x123456 w123456 m123456 s123456 d123456 123qwe 123qweasd 123qweasdzxc 1234qwer
12qwaszx qwer1234 asdf1234 zxcv1234 asd123asd qwe123qwe abc123abc 123asd 123zxc 123456qwerty 12345qwert qwert12345 1password 123password
1234password 12345password trustno1 p4ssw0rd pa55word pa55w0rd passw0rd1 r00tr00t t3st3r h4ck3r l3tm31n 3rjs1la7qe g_czechout 5201314a 1314520a
woaini1314 woaini520 aa123456 aa12345678 qq123456 q1q1q1 a1a1a1 a1s2d3 a1s2d3f4 a1s2d3f4g5 z1x2c3 z1x2c3v4 1z2x3c 1z2x3c4v 0o9i8u7y 9o8i7u 7u8i9o
6yhn7ujm 5tgb6yhn 4rfv5tgb 3edc4rfv 2wsx3edc 1234rewq 4r3e2w1q 123ewq 321cba 321ewq c3po r2d2 r2d2c3po ncc1701 ncc1701d thx1138 bond007 agent007
james007 se7en 4ever 4everyou 2good4u i1loveu love4ever b4by l0vey0u 1love 1iloveyou 143iloveyou 1loveyou 2cool4u k1ller dr4gon m0nkey sunsh1ne
pr1ncess f00tball starw4rs ch4ngeme welc0me w3lcome correcthorsebatterystaple thequickbrownfox iloveyouforever passwordpassword qwertyuiopasdfgh
qwertyuiopasdfghjkl qwertyuiop123456 asdfghjklzxcvbnm abcdefghijklmno abcdefghijklmnop abcdefghijklmnopqrstuvwxyz 123456789012345 1234567890123456
111111111111111 000000000000000 aaaaaaaaaaaaaaa passwordpassword1 password12345678 password123456789 password123password qwerty1234567890
1234567890qwerty 1q2w3e4r5t6y7u8i 1qaz2wsx3edc4rfv letmeinletmein1 iloveyouiloveyou thisismypassword mypasswordispassword passwordispassword
changemechangeme administrator123 welcomewelcome1`

function list(text: string): string[] {
  return text.trim().split(/\s+/)
}

const knownWords = new Set(list(words))
const knownEndings = new Set(['', ...list(endings)])
const knownMixtures = new Set(list(mixtures))

/** Every password of the list, for those who count it. */
export function commonPasswords(): Set<string> {
  const built = [...knownWords].flatMap((word) => [...knownEndings].map((ending) => word + ending))
  return new Set([...knownMixtures, ...built])
}

const lookalikes: Record<string, string> = { '@': 'a', '4': 'a', '3': 'e', '1': 'i', '!': 'i', '0': 'o', $: 's', '5': 's', '7': 't' }

/** True for a password on the list, whatever its case, and for one that only swaps look-alikes inside the word (`P@ssw0rd1`). */
export function isCommonPassword(password: string): boolean {
  const plain = password.toLowerCase()
  const [, word = '', ending = ''] = /^(.*?[a-z@$])([^a-z@$]*)$/.exec(plain) ?? []
  const unmasked = word.replaceAll(/[@43150$7!]/g, (character) => lookalikes[character] ?? character)
  return isListed(plain) || isListed(unmasked + ending)
}

function isListed(text: string): boolean {
  if (knownMixtures.has(text)) return true
  return Array.from({ length: text.length }, (_, at) => at + 1).some((at) => knownWords.has(text.slice(0, at)) && knownEndings.has(text.slice(at)))
}
