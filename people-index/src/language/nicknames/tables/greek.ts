/**
 * Greek (romanized) nicknames: `formal: nickname nickname`, folded. Compiled for this project from common knowledge; compare Wikipedia,
 * "Hypocorism".
 */
export const greek = `
achilleas: achis
agathi: agathoula
aggeliki: kiki aggela geli
aggelos: aggelis
aikaterini: katerina katia kate kaiti rinio katina
alexandra: aleka sandra alexia
alexandros: alekos alex alexis
alkiviadis: alkis
anastasia: tasia natasa sia tasoula anastaso
anastasios: tasos anestis tasoulis sakis
andreas: andrikos
androniki: niki
angeliki: kiki geli angela
angelos: angelis
anna: annoula annio
antigoni: goni
antonia: tonia
antonios: antonis tonis
antonis: tonis
apostolos: tolis lakis apostolis
aristea: aristoula
aristeidis: aris
aristidis: aris
aristotelis: aris telis
artemis: temi
aspasia: aspa sia
athanasia: nasia soula sia
athanasios: thanasis nasos thanos sakis
athina: nana
charalampos: babis haris charis lampis
charikleia: chara hara klea
christina: chrisa tina
christodoulos: doulis christos
christoforos: foris
christos: christakis kitsos
chrysoula: chrysa soula
despina: depi pina
dimitra: dimi mimi mitsi toula
dimitrios: dimitris mitsos mimis jimmy takis dimos
dimitris: mitsos jimmy takis
dionysia: denia sia
dionysios: dionysis nionios sakis
efstathios: stathis
efstratios: stratis
eftichia: efi
eftychia: efi
eirini: rena rinio renia
ekaterini: katerina katia
eleftheria: ritsa elli ria
eleftherios: lefteris
eleni: lena nitsa lenio elenitsa
elisavet: veta betty elsa
emmanouil: manolis manos
erasmia: rasmi
evangelia: litsa lia vagelio eva lila vaggelio vangelio
evangelos: vangelis vagelis
evanthia: eva
evdokia: vicky evi
evgenia: evi jenny
filippos: lipos
foteini: fofi foto
fotios: fotis
georgia: gogo gina zeta
georgios: giorgos yorgos takis giorgis george gogos
giannis: giannakis
giorgos: takis
grigorios: grigoris
iliana: liana
ilias: liakos
ioanna: nanna joanna ianna vanna
ioannis: giannis yannis yiannis john giannos
iordanis: danis
iosif: sifis
kalliopi: popi kelly
kanella: nella
katerina: katia kate
kleopatra: patra klio
konstantina: dina nadia konna tina
konstantinos: kostas kostis dinos ntinos gus costas kostakis
kostas: kostakis
kyriaki: kiki koula sisi
kyriakos: koulis akis
lambros: lambis
lazaros: lazos
leonidas: leon
magdalini: magda lena
margarita: rita
maria: maro marika marigoula mairi mary
marios: marakos
markos: markakis
michael: michalis
michail: michalis mikes mihalis
nektarios: aris nektaris
nikolaos: nikos nikolas
nikoletta: niki
odysseas: dyseas
olga: olgaki
ourania: rania
panagiota: giota toula pota
panagiotis: panos takis notis panayotis
panteleimon: pantelis
paraskevas: vakis paris
paraskevi: vivi evi voula vicky paraskevoula
pavlos: pavlis
penelope: popi
petros: petrakis
pinelopi: popi poppy
polychronis: chronis
polyxeni: xenia
savvas: savvakis
sofia: sofoula
sokratis: kratis
sotiria: sota ria
sotirios: sotiris
spyridon: spyros
spyridoula: roula
stavros: stavrakis
stavroula: voula stavri roula
stefanos: stef
stergios: stelios
styliani: stella stela
stylianos: stelios
theodora: dora dorothea lola
theodoros: thodoris dinos ted
theofanis: fanis
theofilos: filos
thomas: thomakis
timotheos: timos
triantafyllos: filos
vaia: vaya
vasileios: vasilis vassilis billy
vasiliki: vaso vasia vicky kiki vasso
vasilios: vasilis
vasilis: billy
xenofon: fontas
zacharias: zachos
zoi: zoitsa
`;
