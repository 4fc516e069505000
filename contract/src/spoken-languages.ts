/**
 * The languages that people can list as spoken, as canonical BCP 47 codes. Unicode CLDR has a name for each of them in all languages of the
 * interface. Chromium does not ship all of these names.
 */
export const spokenLanguages: readonly string[] =
  'ace af ak am ar arn as ast ay az bal ban be bem bg bho bi bla bm bn bo br brx bs bug ca ce ceb chr ckb co cr crs cs cv cy da de din dsb dv dz ee el en eo es et eu fa ff fi fil fj fo fr fur fy ga gd gl gn gsw gu guz gv ha hak haw he hi hil hr hsb ht hu hy id ig ilo is it iu ja jv ka kab kam kg ki kk kl kln km kmb kn ko kr ks ku kv kw ky la lb lg li lmo ln lo loz lt lu lua luy lv mad mai men mer mfe mg mh mi min mk ml mn mni moh mos mr ms mt my nan nap nb nd nds ne nl nn nr nso nv ny oc om or os pa pap pcm pl ps pt qu quc rm rn ro ru rw sa sat sc scn sco sd se sg shi si sk sl sm sn so sq sr srn ss st su suk sv sw ta te tem tg th ti tk tn to tpi tr ts tt tum ty ug uk umb ur uz ve vec vi wa war wo wuu xh yi yo yue za zgh zh zu'.split(
    ' ',
  );
