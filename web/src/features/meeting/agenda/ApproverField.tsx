import { type PointApprover, pointApproverNames, pointApprovers } from '@asamblea/domain';
import { TextField } from '@mui/material';

interface ApproverFieldProps {
  readonly value: PointApprover | null;
  readonly isMissing: boolean;
  readonly onChange: (approver: PointApprover | null) => void;
}

/** Once the agenda is out its changes are of somebody: who said yes. */
export function ApproverField({ value, isMissing, onChange }: ApproverFieldProps) {
  return (
    <TextField
      select
      label="Quién aprobó el cambio"
      value={value ?? ''}
      onChange={({ target }) =>
        onChange(pointApprovers.find((one) => one === target.value) ?? null)
      }
      error={isMissing}
      helperText={
        isMissing
          ? 'Escoja quién lo aprobó.'
          : 'El orden del día ya se convocó: quién lo aprobó queda en el registro y en el acta.'
      }
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
      fullWidth
      required
      margin="normal"
    >
      <option value="">Escoja…</option>
      {pointApprovers.map((one) => (
        <option key={one} value={one}>
          {pointApproverNames[one]}
        </option>
      ))}
    </TextField>
  );
}
