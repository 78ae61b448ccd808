import {
  type ActaVersion,
  isAllSigned,
  type PackId,
  sayDigital,
  sayWorthOf,
  signatureKindNames,
  untrustedNote,
} from '@asamblea/domain';
import { Box, Button, Link, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { StateChip } from '../../ui/frames/StateChip.tsx';
import { formatMoment } from '../../ui/time/formatMoment.ts';
import { actaFileAddress } from './actaFileAddress.ts';

type Signature = ActaVersion['signatures'][number];

interface SignatureListProps {
  readonly version: ActaVersion;
  readonly rulePack: PackId;
  readonly timeZone: string;
  /** The part beside a signature. */
  readonly besideSignature?: (signature: Signature) => ReactNode;
  /** The part beside a place that nobody signed yet. */
  readonly besidePlace?: (signatory: ActaVersion['signatories'][number]) => ReactNode;
}

/** The signers of a version: who did, how, when and its value; and the signature sheet once everybody did. */
export function SignatureList(props: SignatureListProps) {
  const { version, rulePack, timeZone, besideSignature, besidePlace } = props;
  const when = (at: number) => formatMoment(at, timeZone);
  return (
    <Box>
      <Typography variant="h4" component="h3" sx={{ mb: 1 }}>
        Firmas
      </Typography>
      <Box component="ul" aria-label="Firmas del acta" sx={list}>
        {version.signatories.map((signatory) => {
          const signature = version.signatures.find(({ place }) => place === signatory.place);
          return (
            <Box component="li" key={signatory.place} sx={{ display: 'grid', gap: 0.5 }}>
              <Box sx={row}>
                <Typography sx={{ fontWeight: 600 }}>
                  {signatory.label}: {signatory.name === '' ? 'sin nombre' : signatory.name}
                </Typography>
                <StateChip
                  label={signature === undefined ? 'Falta' : 'Firmada'}
                  tone={signature === undefined ? 'neutral' : 'success'}
                />
              </Box>
              {signature === undefined ? (
                besidePlace?.(signatory)
              ) : (
                <Signed {...{ signature, rulePack, when }}>{besideSignature?.(signature)}</Signed>
              )}
            </Box>
          );
        })}
      </Box>
      {isAllSigned(version) && (
        <Button
          component={Link}
          href={actaFileAddress('readSignatureSheet', version)}
          download
          variant="outlined"
          sx={{ mt: 2 }}
        >
          Hoja de firmas
        </Button>
      )}
    </Box>
  );
}

interface SignedProps {
  readonly signature: Signature;
  readonly rulePack: PackId;
  readonly when: (at: number) => string;
  readonly children: ReactNode;
}

function Signed({ signature, rulePack, when, children }: SignedProps) {
  const { kind, at, digital = [] } = signature;
  return (
    <>
      <Typography variant="body2">
        {signatureKindNames[kind]}, {when(at)}
      </Typography>
      {digital.map((one) => (
        <Typography key={`${one.subject} ${one.claimedAt ?? 0}`} variant="body2">
          {sayDigital(one, when)}
        </Typography>
      ))}
      {digital.length > 0 && <Typography variant="body2">{untrustedNote}</Typography>}
      <Typography variant="body2" color="textSecondary">
        {sayWorthOf(rulePack, kind)}
      </Typography>
      {children}
    </>
  );
}

const list = { listStyle: 'none', p: 0, m: 0, display: 'grid', gap: 2 } as const;
const row = { display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' } as const;
