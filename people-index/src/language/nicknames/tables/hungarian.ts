/**
 * Hungarian nicknames: `formal: nickname nickname`, folded. Compiled for this project from common knowledge; compare Wikipedia,
 * "Hypocorism".
 */
export const hungarian = `
adam: adi
adel: adi
agnes: agi agica
agoston: guszti
akos: akoska
aladar: ali
albert: berci
alexandra: szandra alexa
alfred: fredi
anasztazia: nasztia
andras: andris bandi andi
andrea: andi
anett: neti
aniko: ani
anna: panni anni annus ancsa panka
annamaria: panni
antal: toni anti
aranka: ari
arpad: arpi
attila: ati
balazs: bali
balint: balika
barbara: barbi
barnabas: barni
beata: bea
bela: belus
benedek: bence beni
benjamin: beni
bernadett: detti berni
bertalan: berci
borbala: bori borcsa
brigitta: gitta brigi
cecilia: cili
csaba: csabi
daniel: dani
david: dave dodi
denes: deni
dezso: dezsi
dominik: domi
dora: dorka dori
dorottya: dorka dori dorci
edina: edi
edit: editke
elek: eli
elemer: elli
eleonora: nora
emese: emi
emilia: emi
emma: emmi
endre: bandi endi
erika: eri
erno: ernoke
erzsebet: erzsi bozsi zsoka bobe bozsike erzsike pozsi zsoke
eszter: eszti
etelka: etus
eva: evi evike
ferenc: feri ferko feco
ferenc jozsef: feri
fruzsina: fruzsi
gabor: gabi
gabriella: gabi
gellert: gelli
gergely: geri gergo
gergo: geri
geza: gezu
gizella: gizi
gyongyi: gyongyike
gyorgy: gyuri gyurka
gyula: gyuszi
hajnalka: hajni
hedvig: hedi
helga: helgi
hilda: hildi
ildiko: ildi
ilona: ili ica ilka ilus icu
imre: imi
iren: irenke
irma: irmus
istvan: pista isti pisti steve istvanka
izabella: iza bella
jakab: jaksi
janos: jani jancsi jano
jozsef: joska joco jozsi joci
judit: jutka juci
julia: juli julcsi julis
julianna: juli julcsi
kalman: kalmi
karolina: kari
karoly: karcsi kari
katalin: kati kata katica katus kato
kinga: kingus
klara: klari
kornel: kori
kristof: kristi
krisztian: kriszti krisz
krisztina: kriszti kriszta
lajos: lali lajcsi
laszlo: laci lacko
laura: lau
lenke: leni
leventa: leve
levente: leve
lilla: lilu
lorand: loci
lorinc: loci
magdolna: magdi magda
margit: manci gitta margo
maria: mari marika mariska marcsi mara
marianna: mariann
mark: marci
marta: marti
marton: marci
mate: matyi
matyas: matyi
melinda: meli
mihaly: misi miska mihalyka
miklos: miki
monika: moni
nandor: nandi
natalia: nati
nikolett: niki
nora: nori
norbert: norbi
olga: oli
oszkar: oszi
pal: pali palko
patricia: pati
peter: peti petya
piroska: piri
rebeka: rebi
reka: reki
renata: reni
richard: ricsi risi
robert: robi
roland: roli
rozalia: rozi rozsi
rudolf: rudi
sandor: sanyi sanya
sara: sari
sarolta: sari sarolt
sebestyen: sebi
szabolcs: szabi
szilvia: szilvi
tamas: tomi tamaska
teodora: dora
terez: teri terka
terezia: teri terka
tibor: tibi
timea: timi
tivadar: tivi
valeria: vali
veronika: vera vica veri niki
viktor: viki
viktoria: viki vica
vilmos: vili
vince: vinci
zita: zituska
zoltan: zoli
zsigmond: zsiga
zsofia: zsofi
zsolt: zsolti
zsuzsanna: zsuzsi zsuzsa zsu
`;
