/**
 * Russian (romanized) nicknames: `formal: nickname nickname`, folded. Compiled for this project from common knowledge; compare Wikipedia,
 * "Eastern Slavic naming customs"; ruspeach.com, "Personal name".
 */
export const russian = `
agafya: gasha agasha
aglaya: glasha
agnessa: nesya
agrafena: grusha
akulina: kulya
aleksandr: sasha shura sanya alik aleks shurik sashka sanek sashenka
aleksandra: sasha shura sanya asya aleksa
aleksei: lyosha alyosha lesha lyokha alesha lyoshka leha
alexander: sasha shura sanya alik
alexandra: sasha shura sanya
alexei: lyosha alyosha lesha
alexey: lyosha alyosha lesha alex
alina: alya lina
alisa: alya lisa
alla: allochka
alyona: alena lena
anastasia: nastya stasya asya nastia nastenka
anastasiya: nastya stasya asya nastia
anatolii: tolya tolik
anatoly: tolya tolik
andrei: andryusha dryusha andryukha
andrey: andryusha andryukha
anfisa: fisa
angelina: lina gelya
anna: anya nyura annushka asya anechka nyusha nyuta
anton: antosha tosha toha
antonina: tonya tosya
arina: arisha
arkady: arkasha
arseny: senya arsik
artem: tyoma artyoma tema
artur: arturik
artyom: tyoma tema
bogdan: bodya dan
boris: borya borka
daniil: danya danila
danila: danya
daria: dasha
darya: dasha dashenka
david: dodik
denis: deniska den
diana: dina
dina: dinochka
dmitri: dima mitya dimka mitka dimon
dmitrii: dima mitya
dmitriy: dima mitya
dmitry: dima mitya dimka
eduard: edik
efim: fima
egor: gosha egorka
ekaterina: katya katyusha katerina katenka kitty
elena: lena lenochka alyona
elizaveta: liza lizochka lilya
emma: emmochka
eva: evochka
evdokia: dunya dusya
evgenia: zhenya
evgenii: zhenya
evgeniy: zhenya
evgeniya: zhenya zhenechka
evgeny: zhenya gena zheka
faina: fanya faya
fedor: fedya
filipp: filya
fyodor: fedya
galina: galya galka galochka
gennadii: gena
gennady: gena
georgii: gosha zhora
georgy: gosha zhora gera
gleb: glebushka
grigorii: grisha
grigory: grisha
ignat: ignasha
igor: gosha igorek igoryok
ilya: ilyusha ilyukha
inna: innochka
innokenty: kesha
ioann: vanya
irina: ira irka irisha
ivan: vanya vanka vanyusha ivanushka
kapitolina: kapa
karina: kara
kirill: kirya kiryusha kira
klara: klarochka
klavdia: klava
konstantin: kostya kostik kostia
kristina: kris kristya
ksenia: ksyusha ksenya ksyunya
kseniya: ksyusha ksenya
kuzma: kuzya
larisa: lara lariska lora
leonid: lyonya lenya
leonty: lyonya
lev: lyova lyovushka leva
lidia: lida lidochka
lidiya: lida
lilia: lilya
ludmila: luda mila lusya
lyubov: lyuba lyubasha luba
lyudmila: lyuda mila lyusya luda
makar: makarka
maksim: maks maksik max
marfa: marfusha
margarita: rita margo ritka
maria: masha manya marusya mashka mashenka musya
marina: mara marinka
mariya: masha manya marusya
mark: marik
matvei: motya
matvey: motya
maxim: max maks
mikhail: misha mishka mishenka mikha
milana: mila
mitrofan: mitya
nadezhda: nadya nadyusha
natalia: natasha nata natusya natashka
nataliya: natasha
natalya: natasha nata natashka
nikita: nik nikitka
nikolai: kolya nikolasha kolyan
nikolay: kolya kolyan
nina: ninochka ninka
nonna: nonochka
oksana: ksana ksyusha
oleg: olezhka olezhek
olesya: lesya olesia
olga: olya olenka olka
pavel: pasha pavlik pashka
pelageya: palasha polya
petr: petya petka
polina: polya polinka
praskovya: pasha parasha
prokhor: prosha
pyotr: petya petka
raisa: raya
rimma: rimmochka
rodion: rodya
roman: roma romka romochka
rostislav: slava rostik
ruslan: rusik rus
semen: sema senya
semyon: syoma senya
serafima: sima
sergei: seryozha serezha seryoga serge sergunya
sergey: seryozha serezha seryoga serge
sofia: sonya sofa sofya
sofya: sonya sofa
spartak: spartik
stanislav: stas slava
stepan: styopa stepa
svetlana: sveta svetka lana svetik
svyatoslav: slava
taisia: taya
tamara: toma tamarochka
taras: tarasik
tatiana: tanya tanyusha tata tania
tatyana: tanya tanyusha tata
tikhon: tisha
timofei: tima timosha
timofey: tima timosha
timur: tima
ulyana: ulya
vadim: vadik dima
valentin: valya valik
valentina: valya valyusha
valeria: lera valera valya
valerii: valera
valeriya: lera valya
valery: valera
varvara: varya
vasilii: vasya
vasiliy: vasya
vasily: vasya vasilek vaska
vera: verochka veronka
veronika: nika vera ronya
victoria: vika
viktor: vitya vitek
viktoria: vika tori vikusya
viktoriya: vika
vitalii: vitalik vitalya
vitaly: vitalik vitalya
vladimir: vova volodya vovka vladik vovchik vovan
vladislav: vlad slava vladik
vladlen: vlad
vsevolod: seva
vyacheslav: slava slavik
yakov: yasha
yana: yanochka
yaroslav: slava yarik
yefim: fima
yegor: gosha
yekaterina: katya katyusha
yelena: lena lenochka
yelizaveta: liza
yevgenia: zhenya
yevgeny: zhenya
yulia: yulya julia yulka
yuliya: yulya
yuri: yura yurik
yurii: yura
yury: yura yurik
zakhar: zakharka
zinaida: zina
zoya: zoechka
`;
