/**
 * graphql-eslint's rule sets over the printed schema and the examples: `npm run check -- schema-lint`. Each rule
 * that is off or has an exception has its reason here.
 */
import graphql, { configs, parser } from '@graphql-eslint/eslint-plugin';
import { meantSo } from './test/architecture/meant-so.ts';

export default [
  { ignores: ['schema/released.graphql'] },
  {
    files: ['schema/**/*.graphql'],
    plugins: { '@graphql-eslint': graphql },
    languageOptions: {
      parser,
      parserOptions: {
        graphQLConfig: {
          schema: 'schema/schema.graphql',
          documents: 'schema/operations/*.graphql',
        },
      },
    },
  },
  {
    files: ['schema/schema.graphql'],
    processor: meantSo([
      {
        rule: 'naming-convention',
        finding: / Field "(?:atomic|bank)Query" should not have "Query" suffix/,
        reason: 'They pass a question on, as `atomicCommand` and `bankCommand` pass a command on.',
      },
      {
        rule: 'relay-arguments',
        finding:
          / Field `(?:operations|contracts|partnerContracts|reverseInvoices|codes)` must contain/,
        reason: 'Lists of what is kept here go forward only, so far.',
      },
      {
        rule: 'relay-arguments',
        finding: / Field `redConfirmations` must contain/,
        reason: 'The tax bureau hands them out page after page, from the first one on.',
      },
      {
        rule: 'relay-arguments',
        finding: / Field `audit` must contain/,
        reason: 'It is read from its newest entry back; `to` leads to any other place.',
      },
      {
        rule: 'relay-arguments',
        finding: / Field `attention` must contain/,
        reason: 'It is worked off from its first item on.',
      },
      {
        rule: 'relay-edge-types',
        finding: /^type AttentionItemEdge .* `Node`/,
        reason: 'An item is a view of a thing, which has its own id; nothing asks for one alone.',
      },
      {
        rule: 'relay-arguments',
        finding: / Field `webhookDeliveries` must contain/,
        reason: 'It is read from its newest entry back, as the audit is.',
      },
      {
        rule: 'relay-edge-types',
        finding: /^type WebhookDeliveryEdge .* `Node`/,
        reason: 'A delivery is an entry of its webhook; nothing asks for one alone.',
      },
      {
        rule: 'relay-arguments',
        finding: / Field `history` must contain/,
        reason: 'It is read from the beginning, as updates are.',
      },
      {
        rule: 'relay-arguments',
        finding: / Field `results` must contain/,
        reason: 'A list of up to 20,000 items is read in its order.',
      },
      {
        rule: 'relay-edge-types',
        finding: /^type VerificationBatchResultEdge .* `Node`/,
        reason: 'A result is a part of its batch.',
      },
      {
        rule: 'relay-edge-types',
        finding: /^type OperationUpdateEdge .* `Node`/,
        reason: 'An update has a cursor in place of an id.',
      },
      {
        rule: 'relay-edge-types',
        finding: /^type AuditEntryEdge .* `Node`/,
        reason: 'An entry is a line of the audit; nothing asks for one alone.',
      },
      {
        rule: 'relay-edge-types',
        finding: /^type TaxClassificationCodeEdge .* `Node`/,
        reason: 'A code is an entry of the list that it stands in; nothing asks for one alone.',
      },
    ]),
    rules: {
      ...configs['flat/schema-recommended'].rules,
      ...configs['flat/schema-relay'].rules,
      // Most types are values: parts of a response, lines of an invoice, errors. A type with an identity implements
      // `Node`, which requires the id.
      '@graphql-eslint/strict-id-in-types': 'off',
      // `Invoice.invoiceNumber` has the same name in every type, input and argument, as the glossary requires.
      '@graphql-eslint/no-typename-prefix': 'off',
      // Lists that are parts of an object, such as the lines of an invoice, are complete and bounded by it.
      '@graphql-eslint/relay-edge-types': ['error', { listTypeCanWrapOnlyEdgeType: false }],
    },
  },
  {
    files: ['schema/operations/*.graphql'],
    rules: {
      ...configs['flat/operations-recommended'].rules,
      // An example has the name of the field that it shows, such as `AtomicQuery`.
      '@graphql-eslint/naming-convention': [
        'error',
        {
          VariableDefinition: 'camelCase',
          OperationDefinition: 'PascalCase',
          FragmentDefinition: 'PascalCase',
        },
      ],
      // An example selects the members that a reader needs. Clients with a cache add ids themselves.
      '@graphql-eslint/require-selections': 'off',
    },
  },
];
