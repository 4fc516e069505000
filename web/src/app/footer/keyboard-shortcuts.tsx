import { Fragment } from 'react';
import { useTranslation } from '../../messages/use-translation.tsx';
import { Modal } from '../../ui/overlay/modal.tsx';
import styles from './keyboard-shortcuts.module.css';

type Words = ReturnType<typeof useTranslation<'keys'>>['t'];
/** The message key of an action, and its keys. Keys in one entry are pressed together; further entries do the same or the opposite. */
type Shortcut = readonly [action: string, ...keys: readonly (readonly string[])[]];

/** All keyboard shortcuts of the application, grouped by where they work. */
export function KeyboardShortcuts({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('keys');
  return (
    <Modal heading={t('heading')} onClose={onClose}>
      <div className={styles.groups}>
        {groupsOf(t).map(({ heading, shortcuts }) => (
          <section key={heading}>
            <h3>{heading}</h3>
            <dl className={styles.list}>
              {shortcuts.map(([does, ...keys]) => (
                <div key={does} className={styles.shortcut}>
                  <dt>{does}</dt>
                  <dd className={styles.keys}>
                    {keys.map((together, index) => (
                      <Fragment key={together.join('+')}>
                        {index > 0 && <span className={styles.or}>/</span>}
                        <kbd className={styles.together}>
                          {together.map((key) => (
                            <kbd key={key}>{key}</kbd>
                          ))}
                        </kbd>
                      </Fragment>
                    ))}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Modal>
  );
}

function groupsOf(t: Words): { heading: string; shortcuts: Shortcut[] }[] {
  const [enter, shift] = [t('enter'), t('shift')];
  return [
    {
      heading: t('anywhere'),
      shortcuts: [
        [t('search'), ['/'], ['Ctrl', 'K'], ['⌘', 'K']],
        [t('help'), ['?']],
        [t('closeList'), [t('escape')]],
      ],
    },
    {
      heading: t('box'),
      shortcuts: [
        [t('suggestion'), ['↑'], ['↓']],
        [t('openOrSearch'), [enter]],
      ],
    },
    {
      heading: t('cards'),
      shortcuts: [
        [t('nextCard'), ['Tab'], [shift, 'Tab']],
        [t('within'), ['←'], ['→']],
        [t('open'), [enter]],
      ],
    },
    {
      heading: t('chart'),
      shortcuts: [
        [t('rows'), ['↑'], ['↓']],
        [t('expand'), ['→']],
        [t('collapse'), ['←']],
        [t('toggle'), [t('space')]],
        [t('siblings'), ['*']],
        [t('ends'), [t('homeKey')], [t('endKey')]],
        [t('name'), [t('letters')]],
        [t('centre'), [enter]],
        [t('card'), [shift, enter]],
        [t('zoom'), ['+'], ['−']],
        [t('fit'), ['0']],
      ],
    },
  ];
}
