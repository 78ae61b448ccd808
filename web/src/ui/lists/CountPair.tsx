import { Box, Typography } from '@mui/material';

interface CountPairProps {
  /** Already formatted: `62,4100` or `62,41 %`. */
  readonly weight: string;
  /** Already formatted, with its noun: `184 unidades`. */
  readonly units: string;
  readonly label?: string;
  readonly size?: 'small' | 'large';
  readonly align?: 'left' | 'right';
}

/** Weight and units always go together. */
export function CountPair(props: CountPairProps) {
  const { weight, units, label, size = 'small', align = 'left' } = props;
  return (
    <Box sx={{ textAlign: align, fontVariantNumeric: 'tabular-nums' }}>
      {label !== undefined && (
        <Typography variant="body2" color="textSecondary">
          {label}
        </Typography>
      )}
      <Typography
        component="p"
        variant={size === 'large' ? 'h2' : 'body1'}
        sx={{ fontWeight: 700, lineHeight: 1.2 }}
      >
        {weight}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {units}
      </Typography>
    </Box>
  );
}
