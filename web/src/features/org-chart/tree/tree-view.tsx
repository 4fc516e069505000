import IconArrowsMaximize from '@tabler/icons-react/dist/esm/icons/IconArrowsMaximize.mjs';
import IconZoomIn from '@tabler/icons-react/dist/esm/icons/IconZoomIn.mjs';
import IconZoomOut from '@tabler/icons-react/dist/esm/icons/IconZoomOut.mjs';
import { useEffect, useId, useMemo, useRef } from 'react';
import { useTranslation } from '../../../messages/use-translation.tsx';
import { IconButton } from '../../../ui/button.tsx';
import { useMedia } from '../../../ui/browser/use-media.ts';
import { ChartCard } from '../chart-card.tsx';
import { expandSign } from './draw-tree.ts';
import { layOutTree } from './tree-layout.ts';
import { cardAt, fitViewport, zoomViewport } from './tree-viewport.ts';
import styles from './tree-view.module.css';
import { useTreeWords } from './tree-words.ts';
import type { ShownBranch } from '../branch/use-branch.ts';
import { useTreeCanvas } from './use-tree-canvas.ts';
import { useTreeKeys } from '../branch/use-tree-keys.ts';
import { useTreePointer } from './use-tree-pointer.ts';

/** Zoom factor of one press of a zoom button. */
const zoomStep = 1.4;

/**
 * A branch as a drawing that can be panned and zoomed, on a canvas, which remains smooth with 5 000 cards. For keyboard and screen reader it is
 * the same tree as the outline, with only the active row in the DOM.
 */
export function TreeView({ branch, label }: { branch: ShownBranch; label: string }) {
  const { t } = useTranslation('org-chart');
  const id = useId();
  const frame = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const words = useTreeWords();
  const isTouch = useMedia('(pointer: coarse)');
  const { rows, activeKey } = branch;
  const active = Math.max(
    0,
    rows.findIndex(({ key }) => key === activeKey),
  );
  const row = rows[active];
  const isNarrow = useMedia('(width < 40rem)');
  const layout = useMemo(() => layOutTree(rows, isNarrow ? 1 : undefined), [rows, isNarrow]);
  const viewport = useTreeCanvas({ canvas, frame, layout, words, activeKey: row?.key });
  const handleKey = useTreeKeys(branch, active, viewport.show);
  useEffect(() => {
    if (activeKey !== '') viewport.show(activeKey);
    // Runs once: after Back, or when the user switches from the outline.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);

  useTreePointer(frame, viewport, (point, isDouble) => {
    const hit = cardAt(layout, viewport.current(), point);
    if (hit === undefined) return;
    const { row: pressed } = hit.card;
    branch.setActive(pressed.key);
    // On a phone usually only the upper part is visible, and the card would cover the person.
    if (isTouch) frame.current?.scrollIntoView({ block: 'nearest' });
    if (pressed.kind === 'more') branch.loadMore(pressed.manager);
    else if (pressed.isOpen !== undefined) {
      const isOnSign = Math.hypot(hit.x - expandSign.x, hit.y - expandSign.y) < expandSign.radius * 1.8;
      if (isOnSign || isDouble) branch.setOpen(pressed.person, !pressed.isOpen);
    }
  });

  const zoom = (factor: number) => {
    const { width, height } = viewport.size();
    viewport.change((now) => zoomViewport(now, factor, { x: width / 2, y: height / 2 }, viewport.minScale()));
  };
  const fit = () => viewport.change(() => fitViewport(layout, viewport.size()));
  const spoken = row && words(row);
  const hasFailed = branch.overBudget === undefined && [...branch.failed].some((key) => key !== 'expand-all');
  return (
    <div className={styles.view}>
      <p className={styles.hint} id={`${id}hint`}>
        {t(isTouch ? 'drawnHintTouch' : 'drawnHint')}
      </p>
      {hasFailed && <p role="alert">{t('moreFailed')}</p>}
      <div className={styles.stage}>
        <div
          ref={frame}
          role="tree"
          tabIndex={0}
          data-chart-focus
          className={styles.frame}
          aria-label={label}
          aria-describedby={`${id}hint`}
          aria-activedescendant={`${id}row`}
          onKeyDown={(event) => {
            if (event.key === '+' || event.key === '=') zoom(zoomStep);
            else if (event.key === '-') zoom(1 / zoomStep);
            else if (event.key === '0') fit();
            else {
              handleKey(event);
              return;
            }
            event.preventDefault();
          }}
        >
          <canvas ref={canvas} className={styles.canvas} aria-hidden="true" />
          {row !== undefined && (
            // The tree itself has the focus.
            // oxlint-disable-next-line jsx-a11y/interactive-supports-focus
            <div
              id={`${id}row`}
              key={row.key}
              role="treeitem"
              className={styles.spoken}
              aria-level={row.level}
              aria-posinset={row.position}
              aria-setsize={row.setSize}
              aria-expanded={row.kind === 'person' ? row.isOpen : undefined}
              aria-selected="true"
            >
              {[spoken?.name, spoken?.fullTitle, spoken?.counts].filter(Boolean).join(', ')}
            </div>
          )}
        </div>
        <div className={styles.controls}>
          <IconButton label={t('zoomIn')} onClick={() => zoom(zoomStep)}>
            <IconZoomIn size={20} stroke={1.5} aria-hidden="true" />
          </IconButton>
          <IconButton label={t('zoomOut')} onClick={() => zoom(1 / zoomStep)}>
            <IconZoomOut size={20} stroke={1.5} aria-hidden="true" />
          </IconButton>
          <IconButton label={t('fit')} onClick={fit}>
            <IconArrowsMaximize size={20} stroke={1.5} aria-hidden="true" />
          </IconButton>
        </div>
        {row?.kind === 'person' && activeKey !== '' && (
          <div className={styles.side} data-fills-phone>
            <div className={styles.chosen}>
              <ChartCard person={row.person} />
            </div>
          </div>
        )}
      </div>
    </div>
  );
}
