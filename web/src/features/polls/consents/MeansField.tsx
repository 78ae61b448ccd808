import { meansNames, type NoticeMeans, type ObjectionMeans } from '@asamblea/domain';
import { MenuItem, TextField } from '@mui/material';

interface MeansFieldProps<M extends NoticeMeans | ObjectionMeans> {
  readonly value: M;
  readonly among: readonly M[];
  readonly onChange: (means: M) => void;
}

/** How a notice or an objection travelled. */
export function MeansField<M extends NoticeMeans | ObjectionMeans>(props: MeansFieldProps<M>) {
  const { value, among, onChange } = props;
  return (
    <TextField
      select
      label="Medio"
      value={value}
      onChange={({ target }) => {
        const chosen = among.find((means) => means === target.value);
        if (chosen !== undefined) onChange(chosen);
      }}
      fullWidth
    >
      {among.map((means) => (
        <MenuItem key={means} value={means}>
          {meansNames[means]}
        </MenuItem>
      ))}
    </TextField>
  );
}
