import { useEffect, useRef, type ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/status/notice.tsx';

interface NewerVersionProps {
  /** Whether the server rejected the form because of it. */
  hasRejected: boolean;
  /** How to continue. */
  choices: readonly { text: string; onChoose: () => void }[];
  children: ReactNode;
}

/**
 * Says in a form that somebody else has saved a newer version, and offers how to continue. If the form was rejected because of it, the notice gets
 * the focus, which the submit button loses. After the choice, the first field has it.
 */
export function NewerVersion({ hasRejected, choices, children }: NewerVersionProps) {
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (hasRejected) container.current?.focus();
  }, [hasRejected]);
  return (
    <div ref={container} tabIndex={-1}>
      <Notice
        kind="warning"
        actions={choices.map(({ text, onChoose }) => (
          <Button
            key={text}
            onClick={() => {
              const form = container.current?.closest('form');
              form?.querySelector<HTMLElement>('input:enabled, select:enabled, textarea:enabled')?.focus();
              onChoose();
            }}
          >
            {text}
          </Button>
        ))}
      >
        {children}
      </Notice>
    </div>
  );
}
