import { type ActaSignatory, actaStateNames, sayActaNumber, shortDigest } from '@asamblea/domain';
import { Alert, Box, Button, Link, Paper, Typography } from '@mui/material';
import { useState } from 'react';
import { actaFileAddress } from '../../../parts/acta/actaFileAddress.ts';
import { SignatureList } from '../../../parts/acta/SignatureList.tsx';
import { StateChip } from '../../../ui/frames/StateChip.tsx';
import type { OwnActaSection } from './OwnActaPage.tsx';
import { SignDialog } from './SignDialog.tsx';

/** The minutes, their signers, and the button of a person who is asked to sign. */
export function ActaToSign({ own, of, onChange }: OwnActaSection) {
  const { number, state, version, asked } = own;
  const [signing, setSigning] = useState<ActaSignatory | null>(null);
  return (
    <Paper component="section" aria-labelledby="que-acta" sx={panel}>
      <Typography id="que-acta" variant="h3" component="h2">
        {sayActaNumber(number)} · versión {version.number}
      </Typography>
      <Box sx={row}>
        <StateChip label={actaStateNames[state]} tone={state === 'fixed' ? 'info' : 'neutral'} />
        <Typography color="textSecondary">Huella {shortDigest(version.digest)}</Typography>
      </Box>
      {version.reason !== '' && (
        <Typography>Se corrigió la versión anterior: {version.reason}</Typography>
      )}
      {asked.length > 0 && (
        <Alert severity="info">Léala completa antes de firmar. Abajo está el texto.</Alert>
      )}
      <Box sx={row}>
        {asked.map((one) => (
          <Button key={one.place} variant="contained" size="large" onClick={() => setSigning(one)}>
            {asked.length === 1 ? 'Firmar' : `Firmar: ${one.label}`}
          </Button>
        ))}
        <Button
          component={Link}
          href={actaFileAddress('readActaPdf', version)}
          download
          variant="outlined"
          size="large"
        >
          PDF
        </Button>
      </Box>
      <SignatureList version={version} rulePack={of.rulePack} timeZone={of.timeZone} />
      {signing !== null && (
        <SignDialog
          own={own}
          rulePack={of.rulePack}
          signatory={signing}
          onSigned={onChange}
          onClose={() => setSigning(null)}
        />
      )}
    </Paper>
  );
}

const panel = {
  p: { xs: 2, sm: 3 },
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'minmax(0, 1fr)',
} as const;
const row = { display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' } as const;
