import {
  type AgendaWarning,
  at,
  type Question,
  questionEndpoints,
  sayQuestionNumber,
  typedTerms,
} from '@asamblea/domain';
import DownIcon from '@mui/icons-material/ArrowDownward';
import UpIcon from '@mui/icons-material/ArrowUpward';
import CopyIcon from '@mui/icons-material/ContentCopy';
import DiscardIcon from '@mui/icons-material/DeleteOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import type { Acting } from '../../../../firebase/asking/useAct.ts';
import { useConfirm } from '../../../../ui/dialogs/ConfirmationProvider.tsx';
import { BusyButton } from '../../../../ui/feedback/BusyButton.tsx';
import { PaperVoting } from '../paper/PaperVoting.tsx';
import type { Writing } from '../useWriting.ts';
import { AmendDraft } from './AmendDraft.tsx';
import { AskSecrecy } from './AskSecrecy.tsx';

interface DraftToolsProps {
  readonly question: Question;
  /** Numbers of the drafts before and after it; null at either end. */
  readonly before: number | null;
  readonly after: number | null;
  readonly writing: Writing;
  /** The question was not announced: the law on voting it. */
  readonly outside: AgendaWarning | null;
  /** The warnings of the law before it is voted. */
  readonly warnings: readonly string[];
  readonly act: Acting['act'];
}

/** While a question waits it can be corrected, moved, copied or taken away. */
export function DraftTools(props: DraftToolsProps) {
  const { question, before, after, writing, outside, warnings, act } = props;
  const { questionId, text } = question;
  const confirm = useConfirm();
  // The candidates are not written by hand while nominations are open.
  const isNominating = question.nominations?.isOpen === true;
  const moveTo = (place: number | null) =>
    place === null
      ? undefined
      : act(at(questionEndpoints.moveQuestion, { questionId }), { number: place });
  return (
    <>
      <AmendDraft {...{ question, act }} />
      {!isNominating && (
        <>
          <BusyButton
            startIcon={<EditIcon />}
            onPress={() => writing.begin({ editedId: questionId, terms: typedTerms(question) })}
          >
            Corregir
          </BusyButton>
          <BusyButton
            startIcon={<CopyIcon />}
            onPress={() => writing.begin({ editedId: null, terms: typedTerms(question) })}
          >
            Duplicar
          </BusyButton>
          <AskSecrecy {...{ question, act }} />
          <PaperVoting {...{ question, outside, warnings }} />
        </>
      )}
      <BusyButton startIcon={<UpIcon />} disabled={before === null} onPress={() => moveTo(before)}>
        Antes
      </BusyButton>
      <BusyButton startIcon={<DownIcon />} disabled={after === null} onPress={() => moveTo(after)}>
        Después
      </BusyButton>
      <BusyButton
        startIcon={<DiscardIcon />}
        onPress={() => {
          confirm({
            header: `Quitar la pregunta ${sayQuestionNumber(question)}`,
            message: `«${text}» sale de las preguntas. Nadie la ha votado.`,
            acceptLabel: 'Quitar',
            accept: () => act(at(questionEndpoints.discardQuestion, { questionId })),
          });
        }}
      >
        Quitar
      </BusyButton>
    </>
  );
}
