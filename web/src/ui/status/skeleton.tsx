import { classes } from '../classes.ts';
import styles from './skeleton.module.css';

interface SkeletonProps {
  /** CSS lengths: the size of the content that replaces it. */
  width?: string;
  height?: string;
  isRound?: boolean;
  className?: string | undefined;
}

/** A placeholder for loading content, in its final size. Hidden from screen readers: announce loading once for all placeholders. */
export function Skeleton({ width = '100%', height = '1em', isRound = false, className }: SkeletonProps) {
  return (
    <span
      aria-hidden="true"
      data-loading
      className={classes(styles.skeleton, isRound && styles.round, className)}
      style={{ inlineSize: width, blockSize: height }}
    />
  );
}
