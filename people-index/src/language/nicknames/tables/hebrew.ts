/**
 * Hebrew (romanized) nicknames: `formal: nickname nickname`, folded. Compiled for this project from common knowledge; compare Wikipedia,
 * "Hypocorism".
 */
export const hebrew = `
abraham: avi avrum bumi
aharon: aharale
avigail: avi gali
avigdor: vigi
avraham: avi avrami avrum rami bumi
benjamin: beni benny
binyamin: beni bibi benny yami
chaim: chaimke
daniel: dani
david: dudi dudu davidi
dvora: dvori deby
efraim: efi effi
eliezer: eli lazer
elisheva: eli shevi
eliyahu: eli
esther: esti eti
gabriel: gabi
gavriel: gabi
gershon: gershi
gideon: gidi
haim: haimke
hanna: chani
israel: srulik sruli
menachem: meni
menahem: meni
michael: miki michi
michal: michali
miriam: miri mira
mordechai: moti motke mordi
moshe: moishe moishi moshiko moiz
naftali: tuli
natan: nati
nehemia: nechi
netanel: nati
nissim: nis
ofra: ofri
pinchas: pini
rachel: racheli ruhi
rafael: rafi
raphael: rafi
refael: rafi
reuven: ruvi rubi
rivka: rivki riki
ruth: ruti
samuel: shmulik
sarah: sari sarit sarale
shimon: shimi shimshi
shlomo: shlomi momo
shmuel: shmulik muli
shoshana: shosh shoshi
shulamit: shuli shula
simcha: simi
tsipora: tsipi
tzipora: tzipi zipi
tzvi: tzvika
uriel: uri
yaakov: yaki kobi yanki koby
yael: yaeli
yehezkel: hezi hezki
yehonatan: yoni
yehoshua: shuki shuka yoshi
yehuda: yudi judi
yehudit: yudit dita
yeshayahu: shaya
yisrael: srulik
yitzchak: itzik tzachi
yitzhak: itzik yitzi tzahi itsik zahi
yonatan: yoni
yoram: yori
yosef: yossi yosi sefi yoske
zeev: zevi
zvi: zvika
`;
