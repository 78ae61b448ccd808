import {
  type DecidedQuestion,
  decidedSheet,
  type HeldSession,
  type VotesReport,
} from '@asamblea/domain';
import ShareIcon from '@mui/icons-material/ArticleOutlined';
import PrintIcon from '@mui/icons-material/PrintOutlined';
import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  Link as TextLink,
  Typography,
} from '@mui/material';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import { useSession } from '../../../firebase/session/session.tsx';
import { useMay } from '../../../firebase/session/useMay.ts';
import { useSwitches } from '../../../firebase/session/useSwitches.ts';
import { DecidedView } from '../../../parts/decided/DecidedView.tsx';
import { useRootClass } from '../../../ui/device/useRootClass.ts';
import { CopyLink } from '../../../ui/frames/CopyLink.tsx';

interface DecidedReport {
  readonly report: VotesReport;
  readonly timeZone: string;
}

/** The decisions of the session as one page, once one of them was shown. */
export function DecidedButton({ report, timeZone }: DecidedReport) {
  const [isOpen, setOpen] = useState(false);
  const { held, questions } = report;
  if (held === undefined) return null;
  const counted = questions.filter(({ result }) => result.rehearsal !== true);
  if (counted.every(({ shownAt }) => shownAt === null)) return null;
  return (
    <Box>
      <Button variant="outlined" startIcon={<ShareIcon />} onClick={() => setOpen(true)}>
        Lo que se decidió, en una página
      </Button>
      {isOpen && (
        <DecidedDialog {...{ questions: counted, held, timeZone }} onClose={() => setOpen(false)} />
      )}
    </Box>
  );
}

interface DecidedDialogProps {
  readonly questions: readonly DecidedQuestion[];
  readonly held: HeldSession;
  readonly timeZone: string;
  readonly onClose: () => void;
}

/** The page as a reader of its address sees it, to print it or to pass it on. Only shown decisions are on it. */
function DecidedDialog({ questions, held, timeZone, onClose }: DecidedDialogProps) {
  const { assemblyName } = useSession();
  const titleId = useId();
  useRootClass('prints-decided');
  const shown = questions.filter(({ shownAt }) => shownAt !== null);
  const left = questions.length - shown.length;
  const results = shown.map(({ result }) => result);
  return (
    <Dialog open fullWidth maxWidth="md" aria-labelledby={titleId} onClose={onClose} sx={onPaper}>
      <DialogContent>
        <DecidedView
          sheet={decidedSheet(results, held, timeZone)}
          assemblyName={assemblyName ?? ''}
          heading="h2"
          titleId={titleId}
        />
        <Box className="decided-tools">
          {left > 0 && (
            <Typography color="textSecondary">
              {left === 1
                ? 'Una pregunta cerrada aún no se ha mostrado, y no sale aquí.'
                : `${left} preguntas cerradas aún no se han mostrado, y no salen aquí.`}
            </Typography>
          )}
          <PassOn />
        </Box>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Cerrar</Button>
        <Button variant="contained" startIcon={<PrintIcon />} onClick={() => window.print()}>
          Imprimir o guardar en PDF
        </Button>
      </DialogActions>
    </Dialog>
  );
}

const address = '/results/public/decided';

/** The address of the page, where the assembly publishes it; else where that is switched on. */
function PassOn() {
  const { cot } = useSession();
  const { hasRoute } = useSwitches();
  const maySwitch = useMay('switchPlugins');
  if (hasRoute(address)) {
    const href = `${address}?cot=${encodeURIComponent(cot ?? '')}`;
    return (
      <CopyLink href={href} label="Página para compartir" hint="La lee quien tenga el enlace." />
    );
  }
  return (
    <Typography color="textSecondary">
      Nadie más la ve por ahora. Para compartirla con un enlace,{' '}
      {maySwitch ? (
        <>
          enciéndala en{' '}
          <TextLink component={Link} to="/settings/plugins">
            Funciones
          </TextLink>
          .
        </>
      ) : (
        'pida que la enciendan en Funciones a quien administra la asamblea.'
      )}
    </Typography>
  );
}

/** Alone on its sheet, as long as it is. */
const onPaper = {
  '@media print': {
    position: 'static',
    '& .MuiBackdrop-root, & .MuiDialogActions-root': { display: 'none' },
    '& .MuiDialog-container': { display: 'block', height: 'auto' },
    '& .MuiDialog-paper': {
      ...{ m: 0, maxWidth: 'none', maxHeight: 'none', overflow: 'visible' },
      ...{ boxShadow: 'none', border: 0, background: '#fff' },
    },
    '& .MuiDialogContent-root': { p: 0, overflow: 'visible' },
  },
} as const;
