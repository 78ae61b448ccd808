import ScriptIcon from '@mui/icons-material/DescriptionOutlined';
import { Button } from '@mui/material';
import { useState } from 'react';
import { comesLater } from '../../../../firebase/listening/comesLater.tsx';
import type { LiveScriptProps } from './LiveScript.tsx';

const LiveScript = comesLater(async () => (await import('./LiveScript.tsx')).LiveScript);

/** The text that the conductor of the meeting reads aloud, on a screen that only they look at. */
export function ScriptButton(props: Omit<LiveScriptProps, 'onClose'>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button startIcon={<ScriptIcon />} onClick={() => setOpen(true)}>
        Guion
      </Button>
      {isOpen && <LiveScript {...props} onClose={() => setOpen(false)} />}
    </>
  );
}
