import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useState } from 'react';
import {
  type Control,
  type DefaultValues,
  type FieldValues,
  type Path,
  type PathValue,
  type Resolver,
  useForm,
  useWatch,
} from 'react-hook-form';

/** A schema of zod. */
interface Schema<Asked> {
  readonly _zod: { readonly input: FieldValues; readonly output: Asked };
  readonly safeParse: (value: unknown) => { readonly success: boolean; readonly data?: Asked };
}

interface DraftOf<Typed extends FieldValues, Asked> {
  /** The schema of the request. A field has the name of its place there: `asks.article`. */
  readonly schema: Schema<Asked>;
  readonly begin: () => Typed;
  /** The typed values, as the schema reads them; absent: unchanged. */
  readonly read?: (typed: Typed) => unknown;
}

export interface FormDraft<Typed extends FieldValues, Asked> {
  readonly typed: Typed;
  /** Null while something is missing or cannot be read. */
  readonly asked: Asked | null;
  /** Somebody pressed the button that does it: what is wrong is marked at its field. */
  readonly isTried: boolean;
  readonly control: Control<Typed, unknown, Asked>;
  readonly change: <Name extends Path<Typed>>(name: Name, value: PathValue<Typed, Name>) => void;
  /** Does it with what is asked for; while something is wrong it takes the person to the first fault instead. */
  readonly submit: (work: (asked: Asked) => Promise<unknown>) => Promise<void>;
}

/** The typed values of a form of the staff, and the request made from them. */
export function useDraft<Typed extends FieldValues, Asked>({
  schema,
  begin,
  read = (typed) => typed,
}: DraftOf<Typed, Asked>): FormDraft<Typed, Asked> {
  const [begun] = useState(begin);
  const resolve = zodResolver(schema) as unknown as Resolver<Typed, unknown, Asked>;
  const { control, formState, handleSubmit, setValue, trigger } = useForm<Typed, unknown, Asked>({
    defaultValues: begun as DefaultValues<Typed>,
    resolver: (typed, context, options) => resolve(read(typed) as Typed, context, options),
  });
  const typed = useWatch({ control }) as Typed;
  const { isSubmitted } = formState;
  // The value of one field may be the fault of another.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change is checked.
  useEffect(() => {
    if (isSubmitted) void trigger();
  }, [typed, isSubmitted, trigger]);
  return {
    typed,
    asked: schema.safeParse(read(typed)).data ?? null,
    isTried: isSubmitted,
    control,
    change: (name, value) => setValue(name, value),
    submit: async (work) => {
      await handleSubmit(work)();
    },
  };
}
