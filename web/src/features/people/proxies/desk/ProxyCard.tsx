import {
  type ProxyConflict,
  type ProxyRecord,
  proxyFormNames,
  sayDate,
  sayMandate,
} from '@asamblea/domain';
import FileIcon from '@mui/icons-material/DescriptionOutlined';
import { Box, Button, Paper, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { fileAddress } from '../../../../firebase/asking/fileAddress.ts';
import { StateChip } from '../../../../ui/frames/StateChip.tsx';
import { proxyHeading } from '../proxyHeading.ts';
import { scopeWords, stateWords } from '../proxyWords.ts';
import { ConflictItem } from './ConflictItem.tsx';
import { groupConflicts } from './groupConflicts.ts';
import { type Solution, solutionOf } from './solutionOf.ts';

interface ProxyCardProps {
  readonly proxy: ProxyRecord;
  readonly proxies: readonly ProxyRecord[];
  readonly labelOf: (unitId: string) => string;
  readonly conflicts: readonly ProxyConflict[];
  readonly mayWork: boolean;
  readonly isBusy: boolean;
  readonly onSolve: (solution: Solution) => void;
  readonly children: ReactNode;
}

/** One proxy as the desk reads it: the grantor, the attorney, the paper, and its conflicts. */
export function ProxyCard(props: ProxyCardProps) {
  const { proxy, proxies, labelOf, conflicts, mayWork, isBusy, onSolve, children } = props;
  const { attorneyName, attorneyDocument, grantorName, state, reason, instructions } = proxy;
  const { substitutedFrom } = proxy.substitution;
  const mandate = sayMandate(proxy, proxy.charge);
  return (
    <Paper component="section" aria-labelledby="poder" sx={{ p: { xs: 2, sm: 3 } }}>
      <Box sx={proxyHeading}>
        <Box>
          <Typography id="poder" variant="h2">
            {attorneyName}
          </Typography>
          <Typography color="textSecondary">{attorneyDocument ?? 'Sin documento'}</Typography>
        </Box>
        <StateChip {...stateWords[state]} size="medium" />
      </Box>
      <Box component="dl" sx={facts}>
        <Fact name="Unidades">{proxy.unitIds.map(labelOf).join(', ')}</Fact>
        <Fact name="Lo da">{grantorName}</Fact>
        {substitutedFrom !== null && <Fact name="Sustituye a">{substitutedFrom.attorneyName}</Fact>}
        <Fact name="Vale para">{scopeWords[proxy.scope.kind]}</Fact>
        <Fact name="Documento">
          {proxyFormNames[proxy.form]}, del {sayDate(proxy.writtenOn)}
          {proxy.validUntil !== null && `; vence el ${sayDate(proxy.validUntil)}`}
        </Fact>
        {instructions !== '' && <Fact name="Instrucciones">{instructions}</Fact>}
        {mandate !== null && <Fact name="Apoderado">{mandate}</Fact>}
        {reason !== '' && <Fact name="Motivo">{reason}</Fact>}
      </Box>
      {proxy.file && (
        <Button startIcon={<FileIcon />} href={fileAddress(proxy.file.fileId)} download>
          Descargar el documento
        </Button>
      )}
      {conflicts.length > 0 && (
        <Box component="ul" aria-label="Por resolver" sx={{ p: 0, m: 0, mt: 2 }}>
          {groupConflicts(conflicts, labelOf).map(({ conflict, also }) => (
            <ConflictItem
              key={`${conflict.kind} ${conflict.text}`}
              conflict={conflict}
              also={also}
              solution={mayWork ? solutionOf(conflict, proxy, proxies) : null}
              isBusy={isBusy}
              onSolve={onSolve}
            />
          ))}
        </Box>
      )}
      {children}
    </Paper>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <Box sx={{ display: 'contents' }}>
      <Typography component="dt" color="textSecondary">
        {name}
      </Typography>
      <Typography component="dd" sx={{ m: 0, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
        {children}
      </Typography>
    </Box>
  );
}

const facts = {
  display: 'grid',
  gridTemplateColumns: 'max-content minmax(0, 1fr)',
  columnGap: 2,
  rowGap: 0.5,
  my: 2,
} as const;
