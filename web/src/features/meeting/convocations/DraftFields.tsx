import {
  attachable,
  type ComposingFacts,
  type ConvocationDraft,
  documentsAtMost,
  localDateOf,
  modalityOf,
  personalPlaceholders,
  placeholderNames,
  placeholders,
  placeholderValues,
  remindDaysAtMost,
  type WrittenKind,
} from '@asamblea/domain';
import { Box, TextField, Typography } from '@mui/material';
import { useDriveDocuments } from '../../../firebase/records/useDriveDocuments.ts';
import { DocumentsField } from '../../../ui/files/DocumentsField.tsx';

interface DraftFieldsProps {
  readonly facts: ComposingFacts;
  readonly draft: ConvocationDraft;
  readonly kind: WrittenKind;
  /** By the server's clock, in milliseconds. */
  readonly now: number;
  readonly onChange: (draft: ConvocationDraft) => void;
}

/** The typed fields of a notice. */
export function DraftFields({ facts, draft, kind, now, onChange }: DraftFieldsProps) {
  const documents = useDriveDocuments();
  const change = (changes: Partial<ConvocationDraft>) => onChange({ ...draft, ...changes });
  const isRemote = modalityOf(facts.assembly) !== 'hall';
  return (
    <>
      <Written
        label="Asunto"
        value={draft.subject}
        atMost={150}
        onChange={(subject) => change({ subject })}
      />
      {kind === 'correction' && (
        <Written
          label="En qué cambia el aviso anterior"
          helperText="Va al comienzo del correo."
          rows={2}
          value={draft.changes}
          atMost={1000}
          onChange={(changes) => change({ changes })}
        />
      )}
      <Written
        label="Texto"
        helperText="Lo que va entre llaves se escribe solo en cada correo."
        rows={14}
        value={draft.text}
        atMost={20_000}
        onChange={(text) => change({ text })}
      />
      <Placeholders {...{ facts, draft, now }} />
      <Written
        label="Quién firma y su cargo"
        helperText="Como debe leerse al final: Rosa Díaz, administradora."
        value={draft.signer}
        atMost={150}
        onChange={(signer) => change({ signer })}
      />
      <Written
        label="Ciudad"
        helperText="Encabeza el aviso, con el día en que sale: Bogotá D. C."
        value={draft.city ?? ''}
        atMost={80}
        onChange={(city) => change({ city })}
      />
      <Written
        label="Dónde y desde cuándo se revisan las cuentas"
        helperText="Solo si la reunión las trata."
        value={draft.inspection}
        atMost={300}
        onChange={(inspection) => change({ inspection })}
      />
      {isRemote && (
        <Written
          label="Cómo se ingresa en línea"
          value={draft.medium}
          atMost={600}
          rows={2}
          onChange={(medium) => change({ medium })}
        />
      )}
      <TextField
        label="Recordarlo por correo, días antes"
        type="number"
        value={draft.remindDays ?? ''}
        helperText="Vacío: no se recuerda solo. Quien no quiera recordatorios puede pedirlo."
        onChange={({ target }) =>
          change({ remindDays: target.value === '' ? null : Number(target.value) })
        }
        slotProps={{ htmlInput: { min: 1, max: remindDaysAtMost } }}
      />
      {documents !== null && (
        <DocumentsField
          documents={attachable(documents)}
          value={draft.annexIds}
          atMost={documentsAtMost}
          label="Anexos"
          helperText="Van con cada correo, en la versión que tengan al enviar: 7 MB entre todos."
          onChange={(annexIds) => change({ annexIds })}
        />
      )}
    </>
  );
}

interface WrittenProps {
  readonly label: string;
  readonly helperText?: string;
  readonly value: string;
  readonly atMost: number;
  readonly rows?: number;
  readonly onChange: (value: string) => void;
}

function Written({ label, helperText, value, atMost, rows, onChange }: WrittenProps) {
  return (
    <TextField
      {...{ label, value, helperText }}
      fullWidth
      {...(rows === undefined ? {} : { multiline: true, minRows: rows })}
      onChange={({ target }) => onChange(target.value)}
      slotProps={{ htmlInput: { maxLength: atMost } }}
    />
  );
}

/** Every name in braces with what it says now. */
function Placeholders({ facts, draft, now }: Pick<DraftFieldsProps, 'facts' | 'draft' | 'now'>) {
  const today = localDateOf(now, facts.assembly.timeZone);
  const values = placeholderValues(facts, draft, today);
  const rows = [
    ...placeholderNames.map((name) => [name, placeholders[name].name, values[name]] as const),
    ...Object.entries(personalPlaceholders).map(([name, what]) => [name, what, null] as const),
  ];
  return (
    <Box component="details">
      <Box component="summary" sx={{ cursor: 'pointer', py: 0.5, fontWeight: 600 }}>
        Qué se puede escribir entre llaves
      </Box>
      <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1 }}>
        {rows.map(([name, what, value]) => (
          <div key={name}>
            <Typography component="dt" variant="body2">
              <code>{`{${name}}`}</code> {what}
            </Typography>
            <Typography component="dd" variant="body2" color="textSecondary" sx={said}>
              {value === null ? 'La de cada persona.' : value === '' ? 'Aún no dice nada.' : value}
            </Typography>
          </div>
        ))}
      </Box>
    </Box>
  );
}

const said = { m: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line' } as const;
