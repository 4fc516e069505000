/**
 * Serbian, Croatian and Bulgarian nicknames: `formal: nickname nickname`, folded. Compiled for this project from common knowledge; compare
 * Wikipedia, "Hypocorism".
 */
export const southSlavic = `
aleksandar: aca sasa aleksa ace sale sasha aco
aleksandra: sanja aca sandra saska
ana: anica
andjela: andja
andrija: andro
angel: acho angelcho
ante: anto
antonija: tonka tona
antun: tonci
atanas: nasko nacho
biljana: bilja bili
blagoje: blaza
bogdan: boda boban
bogomil: bogo
bojan: boki
bojana: boka
boris: boro borko
borislav: bora boro
bozidar: boza bozo darko
branimir: brane branko
branislav: bane brana branko brane
branislava: brana
dejan: deki
desislava: desi
dimitar: mitko dimo mitak
dimitrije: mita dima
djordje: djole djoka
dordje: djoka djole
dragan: gagi dragi gaga
dragana: gaga draga
dragoslav: draga
dubravka: dubi
dusan: dule duca duje
dusanka: duda
ekaterina: katya katerina
elena: ellie lenche
emilija: ema
filip: fico
gabrijela: gabi
georgi: gosho gorgi joro gogo
goran: goga gogi
gordana: goca goga
hristina: hrisi
hristo: icho itso
igor: iggy
ivan: ivo iva ivica vanyo ivancho
ivana: iva ivanka
ivanka: vanya
ivaylo: ivo
jadranka: jaca
jasmina: jasna mina
jelena: jeca jela lena
jelisaveta: beta savka
josip: joso jozo joza
jovan: jova joca jole
jovana: joka joca
jovanka: joka
katarina: kata kaca
krasimir: krasi
kristina: kiki tina
lazar: laza
ljiljana: ljilja lilja
ljubica: ljuba
ljubisa: ljuba
ljubomir: ljuba
luka: luki
lyudmila: lyusi
magdalena: magda
maja: majica
margarita: magi
marija: mara maca marica maja
marina: mara
mariya: mimi mara
marko: mare
martin: marto
matej: mate
mihail: misho
mihailo: mika misa
mihajlo: mika
milan: mica miki
mile: miki
milena: mica lena
milica: mica mila
milivoje: mica
miljana: mica
milorad: mica mico
milos: misa misko
miodrag: mica misa mika
mirjana: mira
mirko: miki
miroslav: miki miro
mladen: mladjo
nadezhda: nadya
nebojsa: nebo nesa
nemanja: nesa nemke
nenad: nesa neso
nevena: neni
nikola: nidzo nidza kole nik kolyo niksa
nikolay: niki kolyo
nikolina: nina
novak: nole
ognjen: ogi
olga: olja
pavle: paja
petar: pera pero petko pepi pesho
plamen: plami
predrag: pedja
radmila: rada
radoslav: rade raso
radovan: rade raso
rajko: raja
ratko: rale
rosen: rosko
sanja: sanjica
sava: savica
simeon: simo moni
sinisa: sile
slavica: slavka
slobodan: boban sloba boba
slobodanka: boba
snezana: sneza
snezhana: snezhi
sofija: sofka
sonja: sonjica
srdjan: srki srdja
stanislav: slavi
stefan: stef stefo
stevan: steva
stjepan: stipe stipo
stojan: stole
stoyan: stoyo
svetlana: ceca lana
svetozar: toza
tatjana: tanja
tatyana: tanya
teodor: teo
teodora: tea dora
tihomir: tisho tiho
todor: tosho
tomislav: toma tomo
vasil: vasko
vasilije: vasa
velimir: velja
veselin: vesko vesa
vesna: vesnica
viktor: vik
viktoria: viki
vladan: vlada
vladimir: vlada vlado vladko
vladislav: vlada
vojislav: voja
vuk: vule
yordan: dancho
yordanka: dani
zdravko: zdravche
zeljko: zeka zelja
zivorad: zika
zlatko: zlaja
zoran: zoki zoka
zorica: zoka
zvonimir: zvonko
`;
