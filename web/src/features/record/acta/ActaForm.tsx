import type { ActaDetails } from '@asamblea/domain';
import { Box, MenuItem, TextField } from '@mui/material';
import { useState } from 'react';

interface ActaFormProps {
  readonly details: ActaDetails;
  readonly isReadOnly: boolean;
  readonly onChange: (details: ActaDetails) => void;
}

const fields = [
  ['number', 'Número del acta', ''],
  ['book', 'Libro', '3'],
  ['folio', 'Folio', '27'],
  ['place', 'Lugar', 'Salón social'],
  ['caller', 'Quién convocó', 'la administradora, Ana Ruiz'],
  ['noticeForm', 'Forma del aviso', 'correo electrónico y cartelera'],
  ['noticeDate', 'Fecha del aviso', '3 de noviembre de 2026'],
  ['chair', 'Presidió', 'Nombre completo'],
  ['secretary', 'Ejerció la secretaría', 'Nombre completo'],
  ['recording', 'Grabación: dirección o archivo', 'https://…'],
  ['recordingDigest', 'Huella SHA-256 de la grabación', '64 letras y cifras'],
  ['recordingConsent', 'Quién autorizó grabar y cómo', 'la asamblea, al instalarse'],
] as const;

/** The facts that the record cannot know. It goes into the document. */
export function ActaForm({ details, isReadOnly, onChange }: ActaFormProps) {
  // An emptied field takes the value of the record once it is left, and not under the fingers of a person who
  // writes it anew.
  const [emptied, setEmptied] = useState<string | null>(null);
  return (
    <Box
      component="form"
      aria-label="Datos del acta"
      onSubmit={(event) => event.preventDefault()}
      sx={grid}
    >
      <TextField
        select
        size="small"
        label="Clase de reunión"
        id={detailFieldId('kind')}
        disabled={isReadOnly}
        value={details.kind ?? ''}
        onChange={({ target: { value } }) =>
          onChange({
            ...details,
            kind: value === 'ordinary' || value === 'extraordinary' ? value : null,
          })
        }
      >
        <MenuItem value="">Por completar</MenuItem>
        <MenuItem value="ordinary">Ordinaria</MenuItem>
        <MenuItem value="extraordinary">Extraordinaria</MenuItem>
      </TextField>
      {fields.map(([field, label, example]) => (
        <TextField
          key={field}
          id={detailFieldId(field)}
          size="small"
          label={label}
          placeholder={example}
          value={emptied === field ? '' : (details[field] ?? '')}
          onChange={({ target }) => {
            setEmptied(target.value === '' ? field : null);
            onChange({ ...details, [field]: target.value });
          }}
          onBlur={() => setEmptied(null)}
          slotProps={{
            htmlInput: {
              ...{ maxLength: 200, autoComplete: 'off', readOnly: isReadOnly },
            },
          }}
        />
      ))}
    </Box>
  );
}

/** The id by which a request for that detail finds its field. */
export function detailFieldId(name: keyof ActaDetails): string {
  return `acta-${name}`;
}

const grid = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 240px), 1fr))',
} as const;
