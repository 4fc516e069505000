import { Suspense, useState, type ComponentType } from 'react';
import { useConfiguration } from '../../api/configuration.tsx';
import { useLegalLanguage } from '../../messages/legal-language.tsx';
import styles from './statement-text.module.css';

const french = {
  recipients:
    'Les données personnelles qui figurent sur votre carte de visite peuvent être communiquées à d’autres destinataires que vos collègues : toute personne à qui vous montrez le code ou donnez l’adresse, et toute personne à qui ils sont transmis ensuite, y compris en dehors du groupe et de votre pays.',
  choice:
    'La carte n’est publiée qu’avec votre accord. Vous choisissez ce qui y figure et pouvez la désactiver à tout moment : son adresse cesse alors définitivement de fonctionner. Les coordonnées déjà enregistrées par d’autres personnes ne peuvent pas être supprimées de leurs appareils.',
  notice: 'Lire la notice d’information',
  newTab: '(s’ouvre dans un nouvel onglet)',
};

const english: typeof french = {
  recipients:
    'Personal data on your business card may be shared with additional recipients besides your colleagues: anyone you show the code or give the address to, and anyone they pass it on to, including people outside the group and outside your country.',
  choice:
    'Your card is published only if you accept. You choose what’s on it and can turn it off at any time. Its address then stops working permanently. Details that other people have already saved can’t be deleted from their devices.',
  notice: 'Read the information notice',
  newTab: '(opens in a new tab)',
};

/**
 * The legal text shown before the card is published: in French for French readers, in English for all others. It links to the information
 * notice that the operator has configured, otherwise to the directory's own privacy notice, which opens over it.
 */
export function StatementText({ PrivacyNotice }: { PrivacyNotice: ComponentType<{ onClose: () => void }> }) {
  const { informationNotice } = useConfiguration();
  const [isNoticeOpen, setIsNoticeOpen] = useState(false);
  const text = useLegalLanguage() === 'fr' ? french : english;
  return (
    <div className={styles.statement}>
      <p>{text.recipients}</p>
      <p>{text.choice}</p>
      <p>
        {informationNotice === '' ? (
          <button type="button" className={styles.link} onClick={() => setIsNoticeOpen(true)}>
            {text.notice}
          </button>
        ) : (
          <a href={informationNotice} target="_blank" rel="noreferrer">
            {text.notice} {text.newTab}
          </a>
        )}
      </p>
      {isNoticeOpen && (
        <Suspense>
          <PrivacyNotice onClose={() => setIsNoticeOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}
