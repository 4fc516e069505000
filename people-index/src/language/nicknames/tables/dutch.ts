/**
 * Dutch nicknames: `formal: nickname nickname`, folded. Compiled for this project from common knowledge; compare Wikipedia, "Hypocorism".
 */
export const dutch = `
abraham: bram
adriaan: adri arjan ad
adriana: jana adri
adrianus: ad adri arie janus
albertus: bert bertus albert
aleida: alie leida
alexander: alex lex sander xander
alfons: fons
alida: lida
aloysius: wies
andreas: dries andre
anna: anneke annie anke ans anja
antonia: toos tonnie
antonius: ton toon anton teun tonnie tonny antoon
arnoldus: arnold nol arno
bartholomeus: bart mees
bastiaan: bas
benjamin: ben
bernardus: ben bernard nard
catharina: toos trijn kaat cato tine katrien rina tineke trijntje
christiaan: chris
christina: tineke stien tina
christoffel: chris stoffel
cornelia: cor corrie nel nelleke lia
cornelis: cor kees cees nelis corneel
cornelius: kees cor
daniel: daan
diederik: dirk diede
dirk: dick
dorothea: thea door
egidius: gied giel
elisabeth: els liesbeth bep lies betje elsje betty lijsbeth bets
everardus: evert eef
ferdinand: ferry
florentius: floor
francisca: cisca sis fransje ciska
franciscus: frans cis francis franc
frederik: fred freek frits
frederika: rika freddy
geertruida: truus trudy geertje trui
gerardus: gerard ger geert gerrit gerry sjra sjraar
gerharda: gerda
gerrit: ger
gijsbert: gijs bert
gijsbertus: gijs bert
godfried: fried
gregorius: joris
guillaume: giel
gustaaf: staf
hendrik: henk hein rik henri
hendrika: rika henny heintje hennie riek
hendrikus: henk hein rik
henricus: henk hein rik harry
henrietta: jet jetty
hermanus: herman harm
hieronymus: jeroen
hubertus: huub bert
ignatius: ignace
jacob: jaap co jaco sjaak
jacoba: coby coba
jacobus: jaap co ko sjaak koos jacco cobus
jeroen: jeroentje
johan: jo han
johanna: jo hanna hanneke annie jopie janneke joke
johannes: jan johan hans jo hannes joop john
joseph: jos jef sjef
josephina: fien josine
josephus: jos sjef jef
jozef: jef
judocus: joost
katrijn: trijn
koenraad: koen
lambertus: bert lambert bertus
laurens: rens lau
laurentius: laurens lau rens
leendert: leen
leonardus: leo leon nard leendert leen
lodewijk: lode wiek
louis: lou lowie
lucas: luc
ludovicus: lode lodewijk
maarten: maart
magdalena: lena leen
marcus: mark
margaretha: greet margriet griet grietje gretha greta
margriet: griet
maria: marie ria mieke riet mia mies marijke miep rietje marieke
maria magdalena: marleen
martinus: martin tinus rien tiny martijn maarten
matheus: thijs theeuwes
mathijs: thijs
mathilde: thilde
mattheus: thijs teeuwis
matthias: thijs
matthijs: thijs
michael: michiel
michiel: giel chiel
nicolaas: niek klaas nico claus nic
nicolaus: klaas nico
paulus: paul
petronella: nel pietje nelleke petra ellie
petrus: piet peter pieter per pier
philippus: flip philip
pieter: piet
reinier: rein
reinoud: rein
rosalia: lia roos
rutger: rut
sebastiaan: bas bastiaan
servatius: servaas
simon: siem
stephanus: stef stefan
theodora: dora doortje
theodorus: theo dorus dirk
theresia: trees
thomas: tom maas
timotheus: tim
valentijn: tijn
vincentius: cent vincent
wilhelmina: willy mien wil mina helma willemijn minke mientje wilma
wilhelmus: wim willem wil
willem: wim wil pim willy
wouter: wout
yolanda: jolanda jolan
`;
