import type { OperationKind } from '../../../generated/operations.ts';

/** One argument or input field, as the schema declares it. */
export interface Member {
  readonly name: string;
  /** Name of its scalar, enum or input; of its items if it is a list. */
  readonly type: string;
  readonly isList?: true;
  readonly isRequired?: true;
  readonly description: string;
  /** Chinese term of the glossary. */
  readonly term?: string;
  /** Chinese title of the exported list. */
  readonly titleZh?: string;
  /** The platform's name. */
  readonly wire?: string;
  /**
   * True for an ID number, bank card, phone or secret, which is never stored in the browser; `maybe` for a tax number, which
   * is an ID number if it belongs to a person.
   */
  readonly isPersonal?: true | 'maybe';
  /** Prefix of a generated number; set for a number that can be used only once. */
  readonly fresh?: string;
}

/** An input of the schema. */
export interface InputDescription {
  /** True if exactly one of the members must be given. */
  readonly isOneOf?: true;
  readonly members: readonly Member[];
}

/** A value of an enum. */
export interface EnumValue {
  readonly name: string;
  readonly description: string;
  readonly term?: string;
}

/** A mutation: its arguments, and the document that sends it, which selects the mutation's field as `result`. */
export interface FormDescription {
  readonly description: string;
  readonly args: readonly Member[];
  readonly document: string;
}

/** Everything that the forms know about the schema. */
export interface FormCatalogue {
  readonly forms: Readonly<Record<string, FormDescription>>;
  readonly inputs: Readonly<Record<string, InputDescription>>;
  readonly enums: Readonly<Record<string, readonly EnumValue[]>>;
}

/** Summary of a mutation, which all pages load. */
export interface MutationSummary {
  readonly capability: string;
  /** Scope that a key needs, as `viewer` names it. */
  readonly scope: string;
  /** True if it calls the platform. */
  readonly isSent?: true;
  /** Unit that the platform bills. */
  readonly billed?: string;
  /** Kind of the things that it sends once; absent for other mutations. */
  readonly kind?: OperationKind;
  /** Member of its input that holds the number of such a thing. */
  readonly number?: string;
}

/** Values of an example operation of the schema. */
export interface FormExample {
  readonly titles: { readonly en: string; readonly zh: string };
  readonly args: Readonly<Record<string, unknown>>;
}
