import { SelectField } from '~/ui/forms/choice-fields';
import type { RecordForm } from '~/ui/forms/use-record-form';
import type { AdValues } from './ad-forms';
import { useShopOptions } from './ad-values';
import * as texts from '../../../texts';

type ShopFieldProps = { form: RecordForm<AdValues>; known?: { id: number; name: string } };

/** Shows the choice of an ad's shop; `known` is among them before the list arrives. */
export const ShopField = ({ form, known }: ShopFieldProps) => (
  <SelectField
    form={form}
    name="shop"
    label={texts.shop}
    required
    placeholder={texts.chooseAShop}
    options={useShopOptions(known)}
  />
);
