import { fieldRules, maxCorrectionLength, type CorrectableField } from '@directory/contract';
import { useFieldErrorSentence } from '../../../messages/error-sentence.ts';
import { useFormat } from '../../../messages/format.ts';
import { useTranslation } from '../../../messages/use-translation.tsx';
import { isPhoneField } from './edit-values.ts';

const hosts = { linkedInURI: 'linkedin.com', xURI: 'x.com' } as const;
const examples = { linkedInURI: 'https://www.linkedin.com/in/…', xURI: 'https://x.com/…' } as const;

/** Returns a message that explains what is wrong with the value of a field, and what is expected instead. */
export function useFieldFault(field: CorrectableField): (code: string, value: string) => string {
  const { t } = useTranslation('profile');
  const format = useFormat();
  const sentence = useFieldErrorSentence();

  function addressFault(site: keyof typeof hosts, value: string): string {
    if (!/^https:\/\//i.test(value)) return t('faultHttps');
    const host = /^https:\/\/([^/]*)/i.exec(value)?.[1]?.toLowerCase() ?? '';
    const isOnSite =
      host === hosts[site] ||
      host.endsWith(`.${hosts[site]}`) ||
      (site === 'xURI' && /^(?:www\.)?twitter\.com$/.test(host));
    return isOnSite ? t('faultProfile', { example: examples[site] }) : t('faultHost', { host: hosts[site] });
  }

  return (code, value) => {
    if (code === 'error.e1') {
      const rules: Readonly<Partial<Record<CorrectableField, { longest: number }>>> = fieldRules;
      const longest = rules[field]?.longest ?? maxCorrectionLength(field);
      return t('faultTooLong', { length: format.number(value.trim().length), longest: format.number(longest) });
    }
    if (code !== 'error.e2') return sentence(code);
    if (isPhoneField(field)) return t('faultPhone');
    switch (field) {
      case 'linkedInURI':
      case 'xURI':
        return addressFault(field, value.trim());
      case 'C_ipPhone':
        return t('faultIpPhone');
      case 'C_assistant':
        return t('faultAssistant');
      case 'preferredLanguage':
      case 'C_countryname':
        return t('faultChoice');
      default:
        return sentence(code);
    }
  };
}
