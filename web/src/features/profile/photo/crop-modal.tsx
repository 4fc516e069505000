import IconAlertCircle from '@tabler/icons-react/dist/esm/icons/IconAlertCircle.mjs';
import { useEffect, useRef, useState, type PointerEvent } from 'react';
import { useServerSentence } from '../../../messages/server-sentence.ts';
import { useTranslation } from '../../../messages/use-translation.tsx';
import { Button } from '../../../ui/button.tsx';
import { LeaveGuard } from '../../../ui/overlay/leave-guard.tsx';
import { Modal } from '../../../ui/overlay/modal.tsx';
import styles from './crop-modal.module.css';
import { dragCrop, maxZoom, squareOf, initialCrop, zoomCrop } from './crop-square.ts';
import { drawSquare, squareAsJpeg } from './read-photo.ts';

export interface CropModalProps {
  picture: ImageBitmap;
  heading: string;
  isSending: boolean;
  failure: unknown;
  onClose: () => void;
  /** Called with the cropped square as a JPEG data URL. */
  onSave: (image: string) => void;
}

/** Crops a picture to a square, by dragging or with three sliders. */
export function CropModal({ picture, heading, isSending, failure, onClose, onSave }: CropModalProps) {
  const { t } = useTranslation('profile');
  const { t: shell } = useTranslation('shell');
  const failureSentence = useServerSentence();
  const [crop, setCrop] = useState(initialCrop);
  const large = useRef<HTMLCanvasElement>(null);
  const small = useRef<HTMLCanvasElement>(null);
  const { width, height } = picture;
  const square = squareOf(width, height, crop);

  useEffect(() => {
    for (const canvas of [large.current, small.current]) {
      if (canvas !== null) drawSquare(canvas, picture, squareOf(width, height, crop));
    }
  }, [picture, width, height, crop]);

  function drag(event: PointerEvent<HTMLCanvasElement>) {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const shown = event.currentTarget.clientWidth;
    setCrop((before) => dragCrop(width, height, before, event.movementX / shown, event.movementY / shown));
  }

  return (
    <Modal
      isNarrow
      heading={heading}
      {...(isSending ? {} : { onClose })}
      actions={
        <>
          <Button disabled={isSending} onClick={onClose}>
            {shell('cancel')}
          </Button>
          <Button look="primary" isRunning={isSending} onClick={() => onSave(squareAsJpeg(picture, square))}>
            {t('savePhoto')}
          </Button>
        </>
      }
    >
      <p className={styles.hint}>{t('cropHint')}</p>
      <div className={styles.pictures}>
        <div className={styles.frame}>
          <canvas
            ref={large}
            className={styles.large}
            width={576}
            height={576}
            onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
            onPointerMove={drag}
          >
            {t('cropPicture')}
          </canvas>
        </div>
        <canvas ref={small} className={styles.small} width={112} height={112} aria-hidden="true" />
      </div>
      <div className={styles.sliders}>
        <Slider
          label={t('zoom')}
          min={1}
          max={maxZoom}
          value={crop.zoom}
          onChange={(zoom) => setCrop(zoomCrop(width, height, crop, zoom))}
        />
        <Slider
          label={t('across')}
          value={crop.across}
          isDisabled={square.edge >= width}
          onChange={(across) => setCrop({ ...crop, across })}
        />
        <Slider
          label={t('down')}
          value={crop.down}
          isDisabled={square.edge >= height}
          onChange={(down) => setCrop({ ...crop, down })}
        />
      </div>
      {isSending && (
        <label className={styles.progress}>
          {t('sendingPhoto')}
          <progress />
        </label>
      )}
      {failure !== null && (
        <p className={styles.fault} role="alert">
          <IconAlertCircle size={16} stroke={1.5} aria-hidden="true" />
          {failureSentence(failure)}
        </p>
      )}
      <LeaveGuard isChanged />
    </Modal>
  );
}

interface SliderProps {
  label: string;
  min?: number;
  max?: number;
  value: number;
  isDisabled?: boolean;
  onChange: (value: number) => void;
}

function Slider({ label, min = 0, max = 1, value, isDisabled = false, onChange }: SliderProps) {
  return (
    <label className={styles.slider}>
      {label}
      <input
        type="range"
        min={min}
        max={max}
        step={(max - min) / 100}
        value={value}
        disabled={isDisabled}
        onChange={(event) => onChange(event.target.valueAsNumber)}
      />
    </label>
  );
}
