import { type AssemblyBrand, type ReceiptList, receiptEndpoints } from '@asamblea/domain';
import { useId, useState } from 'react';
import { askApi } from '../../../firebase/asking/askApi.ts';
import { useAttempt } from '../../../firebase/asking/useAttempt.ts';
import { ErrorMessage } from '../../../ui/feedback/ErrorMessage.tsx';
import { Loading } from '../../../ui/feedback/Loading.tsx';
import { Button } from '../../../ui/widgets/Button.tsx';
import { Icon } from '../../../ui/widgets/Icon.tsx';
import { ReceiptCodes } from './ReceiptCodes.tsx';

/** A drawing as those of `ui/widgets/icons.ts`: only this page has it. */
const receiptIcon =
  'M19.5 3.5 18 2l-1.5 1.5L15 2l-1.5 1.5L12 2l-1.5 1.5L9 2 7.5 3.5 6 2v14H3v3c0 1.66 1.34 3 3 3h12c1.66 0 3-1.34 3-3V2zM15 20H6c-.55 0-1-.45-1-1v-1h10zm4-1c0 .55-.45 1-1 1s-1-.45-1-1v-3H8V5h11zM9 7h6v2H9zm7 0h2v2h-2zm-7 3h6v2H9zm7 0h2v2h-2z';

interface ReceiptsOfQuestionProps {
  readonly cot: string;
  readonly questionId: string;
  readonly number: string;
  readonly assembly: Pick<AssemblyBrand, 'name' | 'timeZone'>;
}

/** The receipts of a closed question, asked for when somebody wants to see them. */
export function ReceiptsOfQuestion(props: ReceiptsOfQuestionProps) {
  const { cot, questionId, number, assembly } = props;
  const panelId = useId();
  const [isOpen, setOpen] = useState(false);
  const [list, setList] = useState<ReceiptList | null>(null);
  const { failure, attempt } = useAttempt();

  async function load() {
    await attempt(async () => {
      setList(await askApi(receiptEndpoints.listReceipts, { cot, questionId }));
    });
  }

  return (
    <div className="receipts-of-question">
      <Button
        size="tall"
        icon={<Icon path={receiptIcon} />}
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={() => {
          setOpen(!isOpen);
          if (!isOpen && list === null) void load();
        }}
        className="receipts-of-question-show"
      >
        Comprobantes de la pregunta {number}
      </Button>
      <div id={panelId} hidden={!isOpen}>
        {isOpen && list === null && failure === null && <Loading shape="list" rows={2} />}
        {failure !== null && (
          <ErrorMessage
            message={failure.message}
            explanation={failure.explanation}
            onRetry={() => void load()}
          />
        )}
        {list !== null && <ReceiptCodes list={list} assembly={assembly} />}
      </div>
    </div>
  );
}
