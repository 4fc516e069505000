/**
 * Short forms of Yoruba, Igbo, Zulu and Xhosa names: `formal: nickname nickname`, folded. Most are the end of the name, without the word for
 * God, honour or the crown. Compiled for this project from common knowledge.
 */
export const african = `
abimbola: bimbo bola
abiodun: biodun
adebayo: bayo ade
adebisi: bisi
adebola: bola ade
adedayo: dayo
adedeji: deji
adekunle: kunle ade
adenike: nike
adeniyi: niyi
adeola: ola ade
adesola: sola
adetokunbo: tokunbo ade
adetola: tola
adewale: wale ade
adewunmi: wunmi
adeyemi: yemi
adeyinka: yinka
akintunde: tunde akin
akinwale: wale akin
akinwunmi: akin
ayodeji: deji ayo
ayodele: dele ayo
ayomide: ayo mide
babajide: jide
babatunde: tunde baba
babatunji: tunji
bamidele: dele
bongani: bonga
chiamaka: amaka
chidiebere: chidi
chinonso: nonso
chukwudi: chudi
chukwuemeka: emeka
chukwuma: chuks
chukwunonso: nonso
folashade: shade fola
folasade: sade fola
ibukunoluwa: ibukun
ifeanyi: ify
ifeanyichukwu: ifeanyi ify
ifeoma: ify
ikechukwu: ike iyke ik
kenechukwu: kene
lindiwe: lindi
mandlenkosi: mandla
mobolaji: bolaji
modupe: dupe
nkechinyere: nkechi
nkosinathi: nathi nkosi
nnaemeka: emeka
nokuthula: thuli
nompumelelo: mpumi
nomthandazo: thandi
nonhlanhla: nhlanhla
obiageli: oby
obinna: obi
ogechukwu: oge
ogechi: oge
okechukwu: okey oke
oladele: dele
olajide: jide
olakunle: kunle
olanrewaju: lanre
olaniyi: niyi
olatunde: tunde
olatunji: tunji
olawale: wale
olayinka: yinka
olufemi: femi
olufunke: funke
olugbenga: gbenga
olukayode: kayode
olumide: mide olu
olumuyiwa: muyiwa
olusegun: segun
olusola: sola
oluwadamilola: dami damilola
oluwafemi: femi
oluwakemi: kemi
oluwaseun: seun
oluwaseyi: seyi
oluwatobi: tobi
oluwatobiloba: tobi tobiloba
oluwatosin: tosin
oluwole: wole
oluyemi: yemi
olayemi: yemi
omobolanle: bolanle
omotola: tola
onyekachi: kachi
opeyemi: ope yemi
phumzile: phumi
sibusiso: sbu sibu
sindisiwe: sindi
siphesihle: sphe
siyabonga: siya
siyamthanda: siya
temitayo: tayo temi
temitope: tope temi
thandiwe: thandi
thembinkosi: themba
titilayo: titi layo
tolulope: tolu lope
toluwalase: tolu
toluwanimi: tolu
tochukwu: tochi
uchechukwu: uche
uchenna: uche
ugochukwu: ugo
uzochukwu: uzo
zanele: zane
`;
