import { saying } from '@asamblea/domain';
import AddIcon from '@mui/icons-material/Add';
import ArrowDownwardIcon from '@mui/icons-material/ArrowDownward';
import ArrowUpwardIcon from '@mui/icons-material/ArrowUpward';
import DeleteIcon from '@mui/icons-material/Delete';
import ImageIcon from '@mui/icons-material/Image';
import { Box, Button, IconButton, Paper, TextField, Typography } from '@mui/material';
import { useRef, useState } from 'react';
import { VisuallyHidden } from '../../../ui/device/VisuallyHidden.tsx';
import { ChoiceField } from '../../../ui/forms/ChoiceField.tsx';
import { imageHtml, pageBlocks } from './pageBlocks.ts';
import { addPart, movePart, type PagePart, partsOf, removePart, writePart } from './pageParts.ts';

export interface ChosenImage {
  readonly address: string;
  readonly name: string;
}

interface PartsEditorProps {
  readonly html: string;
  readonly onChange: (html: string) => void;
  /** Asks for an image of the drive; null when none was chosen. */
  readonly chooseImage: () => Promise<ChosenImage | null>;
}

/** The page as a list of pieces: all that the drawing board does with them, by keyboard and on a phone. */
export function PartsEditor({ html, onChange, chooseImage }: PartsEditorProps) {
  const parts = partsOf(html);
  const [block, setBlock] = useState(pageBlocks[0]?.id ?? '');
  const [said, setSaid] = useState('');
  const list = useRef<HTMLUListElement>(null);

  function change(next: string, saying: string) {
    onChange(next);
    setSaid(saying);
  }

  function remove(index: number, { label }: PagePart) {
    change(removePart(html, index), saying`Se quitó: ${label}.`);
    // The pressed button is gone: the keys go to the list.
    list.current?.focus();
  }

  async function addImage() {
    const image = await chooseImage();
    if (image === null) return;
    change(addPart(html, imageHtml(image.address, image.name)), saying`Se agregó: ${image.name}.`);
  }

  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Box component="ul" ref={list} tabIndex={-1} aria-label="Bloques de la página" sx={rows}>
        {parts.map((part, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no name but their place.
          <Paper component="li" key={index} variant="outlined" sx={row}>
            <Box sx={{ flex: '1 1 14em', minWidth: 0 }}>
              {part.text === null ? (
                <>
                  <Typography sx={{ fontWeight: 600 }}>{part.label}</Typography>
                  <Typography color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
                    {part.excerpt}
                  </Typography>
                </>
              ) : (
                <TextField
                  fullWidth
                  multiline
                  label={part.label}
                  value={part.text}
                  onChange={({ target }) => onChange(writePart(html, index, target.value))}
                />
              )}
            </Box>
            <Box sx={{ display: 'flex' }}>
              <IconButton
                aria-label={`Subir ${sayPart(part, index)}`}
                disabled={index === 0}
                onClick={() => change(movePart(html, index, -1), `Lugar ${index}: ${part.label}.`)}
              >
                <ArrowUpwardIcon />
              </IconButton>
              <IconButton
                aria-label={`Bajar ${sayPart(part, index)}`}
                disabled={index === parts.length - 1}
                onClick={() =>
                  change(movePart(html, index, 1), `Lugar ${index + 2}: ${part.label}.`)
                }
              >
                <ArrowDownwardIcon />
              </IconButton>
              <IconButton
                aria-label={`Quitar ${sayPart(part, index)}`}
                onClick={() => remove(index, part)}
              >
                <DeleteIcon />
              </IconButton>
            </Box>
          </Paper>
        ))}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Box sx={{ display: 'grid', flex: '0 1 18em' }}>
          <ChoiceField
            label="Bloque nuevo"
            value={block}
            choices={pageBlocks.map(({ id, label, category }) => [
              id,
              category === 'En vivo' ? `En vivo: ${label}` : label,
            ])}
            onChange={setBlock}
          />
        </Box>
        <Button
          variant="outlined"
          startIcon={<AddIcon />}
          onClick={() => {
            const chosen = pageBlocks.find(({ id }) => id === block);
            if (chosen) change(addPart(html, chosen.html), saying`Se agregó: ${chosen.label}.`);
          }}
        >
          Agregar al final
        </Button>
        <Button startIcon={<ImageIcon />} onClick={addImage}>
          Agregar imagen
        </Button>
      </Box>
      <div role="status">
        <VisuallyHidden>{said}</VisuallyHidden>
      </div>
    </Box>
  );
}

function sayPart({ label }: PagePart, index: number): string {
  return `el bloque ${index + 1}, ${label}`;
}

const rows = {
  m: 0,
  p: 0,
  listStyle: 'none',
  outline: 'none',
  display: 'grid',
  gap: 1,
} as const;

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  px: 2,
  py: 1.25,
} as const;
