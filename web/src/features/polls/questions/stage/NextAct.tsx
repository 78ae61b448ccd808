import { Box, Button } from '@mui/material';
import { type KeyboardEvent, type ReactNode, useContext, useLayoutEffect } from 'react';
import { createPortal } from 'react-dom';
import { Link } from 'react-router';
import { BusyButton } from '../../../../ui/feedback/BusyButton.tsx';
import { StageBarContext } from './stageBar.ts';

interface NextActProps {
  /** The word of the button: when it changes, the keys that press it wait. */
  readonly word: string;
  readonly icon: ReactNode;
  readonly disabled?: boolean;
  /** The text above it. */
  readonly beside?: ReactNode;
  /** The question before it is pressed, and the way to leave it. */
  readonly asking?: { readonly title: string; readonly leave: () => void } | null;
  /** The action, or the page it leads to. */
  readonly does: (() => Promise<unknown> | undefined) | { readonly to: string };
}

/** The one thing to do next: always in the same place of the stage, whatever the question needs. */
export function NextAct(props: NextActProps) {
  const { word, icon, disabled = false, beside, asking = null, does } = props;
  const place = useContext(StageBarContext);
  const say = place?.say;
  useLayoutEffect(() => {
    // While it cannot be pressed no key is promised to press it.
    say?.(disabled ? '' : word);
    return () => say?.('');
  }, [say, word, disabled]);
  const look = {
    variant: 'contained',
    size: 'large',
    startIcon: icon,
    'data-next': word,
    sx: place === null ? {} : { minHeight: 56, fontSize: '1.125rem' },
  } as const;
  const press = (
    <Box
      {...(asking === null ? {} : { role: 'dialog', 'aria-label': asking.title })}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key === 'Escape') asking?.leave();
      }}
      sx={{ display: 'grid', gap: 1, minWidth: 0 }}
    >
      {beside}
      {typeof does === 'function' ? (
        <BusyButton {...look} disabled={disabled} onPress={does}>
          {word}
        </BusyButton>
      ) : (
        <Button {...look} component={Link} to={does.to}>
          {word}
        </Button>
      )}
    </Box>
  );
  if (place === null) return press;
  return place.slot === null ? null : createPortal(press, place.slot);
}
