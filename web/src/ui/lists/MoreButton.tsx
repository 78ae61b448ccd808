import { Button, type ButtonProps } from '@mui/material';
import type { Pieces } from '../device/usePieces.ts';

interface MoreButtonProps extends Pick<ButtonProps, 'sx'> {
  readonly pieces: Pick<Pieces<unknown>, 'left' | 'showMore'>;
}

/** The rest of a long list; nothing once all of it is there. */
export function MoreButton({ pieces: { left, showMore }, sx = null }: MoreButtonProps) {
  if (left === 0) return null;
  return (
    <Button onClick={showMore} sx={sx}>
      Mostrar más (faltan {left})
    </Button>
  );
}
