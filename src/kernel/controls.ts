/**
 * Vocabulary for tables of controls: data that describes the operations of something that is steered by hand. The typed calls and
 * the GraphQL fields both follow from such a table.
 */
import type { Message } from '../messages/message.ts';

/** Names to choose from, each with a description; an enum in GraphQL. */
export interface Choice<Name extends string = string> {
  /** Name of the enum. */
  readonly name: string;
  readonly description: string;
  readonly values: Readonly<Record<Name, { readonly description: string }>>;
}

/** Rule beyond the type. Its message follows the argument's name: `must be …`. */
export interface Limit<Value> {
  holds(value: Value): boolean;
  readonly message: Message;
}

interface Scalars {
  readonly String: string;
  readonly Int: number;
  readonly Boolean: boolean;
}

type ArgumentType = keyof Scalars | Choice;

/** One argument of a control. An omitted optional argument is null or undefined. */
export interface Argument<
  Type extends ArgumentType = ArgumentType,
  Required extends boolean = boolean,
> {
  readonly type: Type;
  readonly description: string;
  readonly required: Required;
  readonly limit: Limit<ValueOf<Type>> | null;
}

type ValueOf<Type extends ArgumentType> = Type extends keyof Scalars
  ? Scalars[Type]
  : Type extends Choice<infer Name>
    ? Name
    : never;

/** The arguments of a control, by name. */
export type Arguments = Readonly<Record<string, Argument>>;

/** Values for the arguments of a control. */
export type ValuesOf<Args extends Arguments> = {
  readonly [Name in keyof Args as Args[Name]['required'] extends true ? Name : never]: ValueOf<
    Args[Name]['type']
  >;
} & {
  readonly [Name in keyof Args as Args[Name]['required'] extends true ? never : Name]?:
    | ValueOf<Args[Name]['type']>
    | null
    | undefined;
};

/** Results of controls: false and null if there was nothing to do. */
export interface Answers {
  readonly Boolean: boolean;
  readonly String: string | null;
}

/** A control as its caller sees it. */
export interface Control<
  Args extends Arguments = Arguments,
  Answer extends keyof Answers = keyof Answers,
> {
  readonly description: string;
  readonly args: Args;
  readonly answer: Answer;
}

/** Controls by name, which is also the name of their GraphQL field. */
export type ControlTable = Readonly<Record<string, Control>>;

/**
 * Controls bound to their target, by name; an asynchronous one returns a promise. Declared as methods, so that a particular
 * table's controls are assignable to this type: callers by the table pass only what its limits allow.
 */
export type BoundControls = Readonly<
  Record<string, { operate(values: ValuesOf<Arguments>): Answer | Promise<Answer> }['operate']>
>;

type Answer = Answers[keyof Answers];
