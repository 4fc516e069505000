/**
 * Ukrainian (romanized) nicknames: `formal: nickname nickname`, folded. Compiled for this project from common knowledge; compare Wikipedia,
 * "Eastern Slavic naming customs".
 */
export const ukrainian = `
anastasiia: nastia
anatolii: tolia tolik
andrii: andriiko
andriy: andriiko
bohdan: bodia danko bohdanko
bohdana: dana bohdanka
daria: dasha darynka odarka
daryna: darka
dmytro: dima mytro dmytryk
halyna: halia
hanna: ania halia hannusia
hryhorii: hryts hrytsko
iryna: ira irynka
ivan: ivas vania ivanko
ivanna: ivanka
kateryna: katia katrusia katrya
khrystyna: khrystia
kostiantyn: kostia
kyrylo: kyrylko
larysa: lara lesia
lesia: lesyia
liubov: liuba
liudmyla: liuda mila
lyudmyla: lyuda
maksym: maks
mariia: marichka masha marusia
marta: martusia
mykhailo: mykhas misha mykhailyk
mykola: kolia mykolka
myroslav: slavko myrko
myroslava: slava myrosia
nadiia: nadia
natalia: natalka natasha
nataliia: natalka natasha
oleksandr: sashko sasha oles lesyk
oleksandra: sasha lesia olesia
oleksii: oleksa olesko lyosha
oleksiy: oleksa
olena: lena olenka
olha: olia olenka
orysia: oryna
ostap: ostapko
pavlo: pavlyk pasha
petro: petryk petrus
roman: romko romchyk
rostyslav: rostyk slavko
serhii: serhiiko serozha
serhiy: serhiiko
sofiia: sonia zosia
solomiia: solia
stepan: stepanko
svitlana: svita sveta
taras: tarasyk
tetiana: tania
valentyn: valia
valentyna: valia
vasyl: vasylko vasia
viacheslav: slavko
viktoriia: vika
vladyslav: vlad
volodymyr: volodia vova vlodko
yaroslav: slavko yarko
yaroslava: slava
yevhen: zhenia
yevheniia: zhenia
yosyp: yosko
yulia: yulka
yuliia: yulia
yurii: yurko yura
zinaida: zina
zoriana: zoria
`;
