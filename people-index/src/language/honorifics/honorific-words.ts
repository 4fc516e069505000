/*
 * Titles, forms of address and post-nominal letters, by language. An underscore stands for a space or a full stop: `dipl_ing` is
 * "Dipl.-Ing.". Compiled for this project from common knowledge; compare Wikipedia, "Style (form of address)", "Korean honorifics",
 * "Japanese honorifics", "Malay styles and titles", "List of post-nominal letters".
 */

/** Titles that cannot be names, and may be removed in any position. */
export const unambiguousTitles = `
  mr mrs ms miss mx sir madam messrs rt_hon the_rt_hon the_hon right_honourable the_right_honourable the_honourable the_rev the_reverend dr doctor prof professor rev reverend fr esq esquire jr sr phd dphil mba msc bsc llb llm capt lt sgt engr atty
  mme mlle mm mmes mlles monsieur madame mademoiselle maitre docteur professeur vve
  hr herr herrn frau fraulein dipl dipl_ing dkfm ddr dres prof_dr univ_prof univ_doz priv_doz magister h_c
  sig sigg sig_ra sigra sig_na signor signore signora signorina dott dottssa dott_ssa dottor dottore dottoressa dr_ssa drssa prof_ssa profssa avv rag geom egr gentma gent_ma per_ind
  srta srto senor senora senorita lic licda licdo mtro mtra ilmo ilma excmo excma exmo exma illmo arq abog
  snr dra doutor doutora enga engo profa
  dhr mevr mw mevrouw meneer mej mejuffrouw drs
  mgr phdr judr mudr rndr mvdr mddr paeddr pharmdr thdr csc drsc ing_arch slecna panna
  pani inz lek_med mec mgr_inz dr_hab dr_inz ks
  ifj ozv kisasszony
  domnul doamna domnisoara dl dna d_na d_ra d_soara conf_dr
  herra rouva neiti hra rva nti tekn_dr fil_dr med_dr civ_ing civilingenjor siv_ing froken frk fru
  kungs kundze ponas ponia proua gospodin gospodja gospodjica gospoda
  zonja znj
  г н г жа гн гжа г_н г_жа господин госпожа госпожица товарищ д_р др проф доц инж акад к_т_н д_т_н к_э_н к_м_н д_м_н пані панна добродій г_дин г_ђа господине госпођа
  kyrios kyria kyrie agha_ye aqa_ye
  κος κα δις κυριος κυρια κυριε δρ καθ καθηγητης καθηγητρια
  պարոն տիկին օրիորդ ბატონი ქალბატონი batoni kalbatoni
  الآنسة الدكتور الدكتورة دكتور دكتورة المهندسة أستاذ الأستاذ الأستاذة أ_د آقای اقاي دکتر مهندسة جناب محترم محترمة
  מר גב גב׳ גברת דר ד_ר פרופ פרופ׳ עו_ד הרב אדון
  先生 女士 小姐 太太 博士 教授 老师 老師 經理 经理 同志 さん 様 さま くん ちゃん 씨 님 선생님 교수님 박사님 박사 교수
  श्री श्रीमती सुश्री डॉ डॉक्टर प्रो জনাব শ্রী শ্রীমতী ড ডা திரு திருமதி செல்வி శ్రీ శ్రీమతి గారు ಶ್ರೀ ಶ್ರೀಮತಿ શ્રી શ્રીમતી ശ്രീ ശ്രീമതി ਸ਼੍ਰੀ
  นาย นาง นางสาว คุณ ดร น_ส ผศ รศ
  shri shree shrimati smt sushri thiru thirumathi tmt garu avargal
  bayan sayin yrd hocam beyefendi hanimefendi xanim
  khun nangsao
  datuk dato datin encik cik puan tn ny sdr sdri tan_sri puan_sri dato_sri dato_seri datuk_seri datin_seri toh_puan ustaz ustazah ustadz hajah hjh bapak
  ssi nim seonsaengnim gyosunim sensei senpai
  xiansheng nushi nvshi xiaojie laoshi jiaoshou
  woizero weyzero weizero alhaji alhaja mallam mheshimiwa bwana ginoo binibini ginoong ginang binibining gng
`;

/** Words between the surnames of a person who has changed their name: née, geb., formerly. In that position they are not a name. */
export const formerNameWords = `
  nee epouse ep veuve geb geborene geborener geboren verh verw formerly aka nata nato coniugata nacida de_soltera nascida z_domu z_d de_domo rozena roz nascuta fodd szul szuletett
  урожденная урожд
`;

/** Leading titles that may also be names or initials. */
export const ambiguousLeadingTitles = `
  dame lord lady me m hon chief prince princess father sister brother pastor elder judge
  archbishop bishop canon cardinal deacon dean rabbi vicar admiral brigadier captain colonel commander corporal lieutenant major marshal sergeant ambassador senator
  mag pr ra pd ing maj gen col
  abbe monseigneur pere soeur amiral capitaine colonel commandant marechal
  bischof kardinal pfarrer pfarrerin hauptmann oberst
  don dona dom d da arch on cav onorevole padre suor vescovo cardinale ammiraglio capitano colonnello
  fray sor obispo cardenal almirante capitan coronel bispo cardeal capitao
  sra ir mr bc ds heer de_heer em bisschop dominee kardinaal kapitein kolonel pastoor
  pan p lek doc bc eng
  dr id ur
  av ec as prof hoca opr uzm op
  z zt zoti
  г н д р κ д م د ا أ
  السيد السيدة الشيخ الشيخة الحاج الحاجة مهندس المهندس سرکار
  pak bu ibu h kh dra sr ts drs tun haji hajji hadji haj hajj hj al_hajj el_hadj tengku tunku raden yb mas mbak bang kyai romo tan tuan
  sheikh shaikh sheik shaykh cheikh sayyid sayed syed mullah maulana mufti imam qari hafiz ustad ustadh janab doktor muhandis mohandes agha aghaye aqa aqaye khanom khanum begum mirza
  sri km ku kumari pandit pt swami guru baba sardar selvi selvan master
  bay sn nai nang
  u daw ko ma maung lok thao
  ong ba anh chi co thay ths pgs gs tien_si
  lao xiao da ah
  ato mzee bi mwalimu ndugu dkt otunba barr kuya ate bb
  en na senyor senyora
`;

/** Trailing titles and post-nominal letters that may also be names. */
export const ambiguousTrailingTitles = `
  ii iii iv md ph_d m_d d_phil m_b_a m_sc b_sc m_eng b_eng b_tech m_tech btech mtech ll_b ll_m j_d jd dds dvm cpa cfa pmp pe p_e rn ca acca aca fca frcs mrcp mbchb m_ph mph m_p_h edd ed_d psyd obe mbe cbe kbe qc kc mp mep mla frs ba ma b_a m_a b_com bcom m_a dis cissp ret
  s_e s_h s_t s_kom s_pd s_sos s_ked m_m m_si m_kom m_hum m_pd
  san sama kun chan shi dono tono
  hyung oppa noona unni
  xiansheng taitai boshi shifu
  bey hanim efendi hoca abi abla usta pasa aga bay muallim xan aka opa apa
  ji jee sahab saab saheb sahib sahiba bhai ben behn bai dai didi kaka uncle aunty miss
  jan joon khan khanum khanom agha
  ur asszony bacsi neni
  jauna andrea
  君 氏 殿 总 總 哥 姐 師 师 社長 部長 課長 係長 専務 常務 군 양 부장 과장 대리 사장 이사 차장 팀장 जी जान جان خان خانم بیگم صاحب صاحبة
  гуай мырза ханым агай апай бей ханъм
`;

/** Words of faculties, which are titles only after a doctorate or diploma: "Dr. rer. nat.". */
export const facultyWords = `
  med dent vet jur iur phil rer nat pol oec publ theol ing techn h c hc mult habil hab sc hum agr forest psych inf phys math kfm volksw betriebsw arch cer pharm univ n inz ssa
`;

/** Forms of address that are attached to the end of a name. */
export const titleSuffixes = `
  선생님 교수님 박사님 사장님 부장님 과장님 차장님 대리님 이사님 팀장님 상무님 전무님 대표님 회장님 원장님 실장님 본부장님 변호사님 기자님 선배님 의원님 감독님 작가님 대통령님 님 씨
  取締役 本部長 支店長 工場長 副社長 総経理 ちゃん さま さん くん 先生 教授 博士 部長 課長 係長 社長 会長 専務 常務 監督 総理 首相 議員 様
  总经理 總經理 董事长 董事長 总监 總監 工程师 工程師 主席 总统 總統 书记 書記 院长 院長 校长 校長 女士 小姐 太太 老师 老師 经理 經理 主任 医生 醫生 律师 同志 师傅
`;

/** Forms of address that may also be the last character of a name. */
export const ambiguousTitleSuffixes = '殿 氏 君 总 總';

/** Forms of address that are attached to the start of a name. */
export const titlePrefixes = 'นางสาว นาย นาง คุณ ดร';
