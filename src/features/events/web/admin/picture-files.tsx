import { FilePicker } from '~/ui/file-picker';
import { isPicture } from './use-posters';

type PictureFilesProps = {
  label: string;
  files: readonly File[];
  disabled?: boolean;
  required?: boolean;
  error?: string;
  /** `problem` names what was left out since it is no picture. */
  onFiles: (files: readonly File[], problem?: string) => void;
};

/** Chooses pictures; anything else is left out at once. */
export function PictureFiles({ onFiles, ...rest }: PictureFilesProps) {
  return (
    <FilePicker
      {...rest}
      multiple
      accept="image/*"
      hint="Images, each up to 20 MB."
      onFiles={(chosen) => {
        const others = chosen.filter((file) => !isPicture(file)).map(({ name }) => name);
        onFiles(chosen.filter(isPicture), others.length > 0 ? `Please select a valid image file: ${others.join(', ')}` : undefined);
      }}
    />
  );
}
