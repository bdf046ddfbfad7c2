// The measured part of the schema, for servers without validation, billing, authentication and logging.
import { call } from './call.ts';

export const typeDefs = `
  input DigitalInvoice { invoiceNumber: String!  issuedOn: String!  amountWithTax: String! }
  input InvoiceToVerify { digitalGeneral: DigitalInvoice }
  input EnterpriseBy { name: String  taxNumber: String }
  type Line { itemName: String  taxRate: String  taxAmount: String }
  type VatInvoiceFace { amountWithTax: String  taxAmount: String  sellerName: String  lines: [Line!]! }
  type Verification { verdict: String!  checksToday: Int  face: VatInvoiceFace }
  type Enterprise { name: String!  taxNumber: String! }
  type EnterpriseSearch { cached: Boolean!  isMock: Boolean!  enterprises: [Enterprise!]! }
  type Query {
    verifyInvoice(invoice: InvoiceToVerify!): Verification
    enterprises(by: EnterpriseBy!, limit: Int): EnterpriseSearch
  }
`;

interface Verified {
  readonly verified: boolean;
  readonly times: number;
  readonly data: {
    readonly jshj: number;
    readonly se: number;
    readonly xfmc: string;
    readonly hwxx: readonly { readonly mc: string; readonly slv: number; readonly se: number }[];
  };
}

interface Found {
  readonly list: readonly { readonly company_name: string; readonly tax_id: string }[];
}

interface InvoiceArgs {
  readonly invoice: {
    readonly digitalGeneral: Readonly<
      Record<'invoiceNumber' | 'issuedOn' | 'amountWithTax', string>
    >;
  };
}

interface SearchArgs {
  readonly by: { readonly name: string };
  readonly limit: number;
}

async function ask<Data>(path: string, body: object): Promise<Data> {
  const answer = await call(path, JSON.stringify(body));
  // The platform of this benchmark has one response to each kind of request.
  return (JSON.parse(answer) as { readonly data: Data }).data;
}

export const resolvers = {
  Query: {
    async verifyInvoice(_root: unknown, { invoice: { digitalGeneral } }: InvoiceArgs) {
      const { invoiceNumber: fphm, issuedOn: kprq, amountWithTax } = digitalGeneral;
      const jshj = Number(amountWithTax);
      const { verified, times, data } = await ask<Verified>('/api/v1/verify', { fphm, kprq, jshj });
      return {
        verdict: verified ? 'VERIFIED' : 'NOT_VERIFIED',
        checksToday: times,
        face: {
          amountWithTax: String(data.jshj),
          taxAmount: String(data.se),
          sellerName: data.xfmc,
          lines: data.hwxx.map(({ mc, slv, se }) => ({
            itemName: mc,
            taxRate: slv,
            taxAmount: se,
          })),
        },
      };
    },
    async enterprises(_root: unknown, { by: { name }, limit }: SearchArgs) {
      const { list, ...found } = await ask<Found>('/api/v1/enterprise/search', { name, limit });
      const enterprises = list.map((each) => ({ name: each.company_name, taxNumber: each.tax_id }));
      return { ...found, enterprises };
    },
  },
};
