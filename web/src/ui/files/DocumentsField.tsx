import { Autocomplete, TextField } from '@mui/material';

interface DocumentsFieldProps {
  /** All that may be chosen, with whatever tells two of the same name apart. */
  readonly documents: readonly {
    readonly entryId: string;
    readonly name: string;
    readonly note: string;
  }[];
  /** Those that were chosen, in the order in which they are read. */
  readonly value: readonly string[];
  readonly atMost: number;
  readonly onChange: (entryIds: readonly string[]) => void;
  /** The purpose of the documents; absent: to be read before a vote. */
  readonly label?: string;
  readonly helperText?: string;
}

/** Documents to be read before: chosen by name, taken away one by one. */
export function DocumentsField(props: DocumentsFieldProps) {
  const { documents, value, atMost, onChange, label = 'Documentos para leer antes' } = props;
  const { helperText = 'Se abren desde el celular; en la pantalla de la sala va su código QR.' } =
    props;
  const nameOf = (entryId: string) => documents.find((one) => one.entryId === entryId);
  const isFull = value.length >= atMost;
  return (
    <Autocomplete
      multiple
      disableCloseOnSelect
      options={documents.map(({ entryId }) => entryId)}
      value={[...value]}
      onChange={(_, chosen) => onChange(chosen.slice(0, atMost))}
      getOptionLabel={(entryId) => nameOf(entryId)?.name ?? 'Documento que ya no está'}
      getOptionDisabled={(entryId) => isFull && !value.includes(entryId)}
      renderOption={({ key, ...props }, entryId) => (
        <li key={key} {...props}>
          <span>
            {nameOf(entryId)?.name} <small>{nameOf(entryId)?.note}</small>
          </span>
        </li>
      )}
      noOptionsText="No hay documentos que vean los asistentes. Súbalos en Documentos."
      renderInput={(params) => (
        <TextField
          {...params}
          label={label}
          helperText={isFull ? `Caben ${atMost}.` : helperText}
          margin="normal"
        />
      )}
    />
  );
}
