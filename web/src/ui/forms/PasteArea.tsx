import { Box, Button, TextField, Typography, useMediaQuery } from '@mui/material';
import { type ClipboardEvent, useState } from 'react';
import { ErrorMessage } from '../feedback/ErrorMessage.tsx';
import { textOfClipboard } from '../tables/readPasted.ts';

interface PasteAreaProps {
  readonly problem: string | null;
  readonly onText: (text: string) => unknown;
  /** Some lines as they could be. */
  readonly placeholder: string;
  /** The noun for the pasted text; absent: cells. */
  readonly label?: string;
  /** The hint before anything is there. */
  readonly hint?: string;
}

/** Takes cells copied from a spreadsheet, a mail or a page. */
export function PasteArea(props: PasteAreaProps) {
  const { problem, onText, placeholder, label = 'Celdas copiadas' } = props;
  const { hint = 'Incluya la fila de títulos si la tiene.' } = props;
  const [text, setText] = useState('');
  const isShort = useMediaQuery('(max-height: 45em)', { noSsr: true });

  function paste(event: ClipboardEvent) {
    const { clipboardData } = event;
    const plain = clipboardData.getData('text/plain');
    const found = textOfClipboard(plain, clipboardData.getData('text/html'));
    // The browser's own paste is the right one, unless its columns got lost.
    if (found === plain) return;
    event.preventDefault();
    setText(found);
  }

  const lines = text.split('\n').filter((line) => line.trim() !== '').length;
  return (
    <>
      {problem !== null && (
        <Box sx={{ mb: 2 }}>
          <ErrorMessage message="No pudimos usar lo que pegó" explanation={problem} />
        </Box>
      )}
      <TextField
        label={label}
        placeholder={placeholder}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onPaste={paste}
        multiline
        // A short screen holds it with its button.
        minRows={isShort ? 3 : 10}
        maxRows={18}
        fullWidth
        autoFocus
        slotProps={{
          htmlInput: { spellCheck: false, style: { whiteSpace: 'pre', overflowX: 'auto' } },
          inputLabel: { shrink: true },
        }}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mt: 2 }}>
        <Button
          variant="contained"
          size="large"
          disabled={lines === 0}
          onClick={() => onText(text)}
        >
          Revisar
        </Button>
        <Typography color="textSecondary">
          {lines === 0 ? hint : `${lines} ${lines === 1 ? 'fila' : 'filas'}. Nada se hace todavía.`}
        </Typography>
      </Box>
    </>
  );
}
