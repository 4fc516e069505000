import type { CardCode } from './card-code.ts';
import styles from './code-picture.module.css';

/** A QR code that fills its container; decorative without a label. */
export function CodePicture({ code, label }: { code: CardCode; label?: string }) {
  return (
    <svg
      className={styles.code}
      viewBox={`0 0 ${code.size} ${code.size}`}
      shapeRendering="crispEdges"
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      <path d={code.path} />
    </svg>
  );
}
