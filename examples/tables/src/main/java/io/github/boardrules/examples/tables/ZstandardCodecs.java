package io.github.boardrules.examples.tables;

import com.github.luben.zstd.Zstd;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import org.apache.parquet.bytes.BytesInput;
import org.apache.parquet.compression.CompressionCodecFactory;
import org.apache.parquet.hadoop.metadata.CompressionCodecName;

/**
 * Compresses pages of Parquet with Zstandard, without the codecs of Hadoop, which need its
 * configuration files and forty more libraries.
 */
final class ZstandardCodecs implements CompressionCodecFactory {
  private static final int LEVEL = 3;

  @Override
  public BytesInputCompressor getCompressor(CompressionCodecName codec) {
    return new Compressor();
  }

  @Override
  public BytesInputDecompressor getDecompressor(CompressionCodecName codec) {
    return new Decompressor();
  }

  @Override
  public void release() {}

  private static byte[] array(BytesInput bytes) throws IOException {
    ByteArrayOutputStream array = new ByteArrayOutputStream((int) bytes.size());
    bytes.writeAllTo(array);
    return array.toByteArray();
  }

  private static final class Compressor implements BytesInputCompressor {
    @Override
    public BytesInput compress(BytesInput bytes) throws IOException {
      return BytesInput.from(Zstd.compress(array(bytes), LEVEL));
    }

    @Override
    public CompressionCodecName getCodecName() {
      return CompressionCodecName.ZSTD;
    }

    @Override
    public void release() {}
  }

  private static final class Decompressor implements BytesInputDecompressor {
    @Override
    public BytesInput decompress(BytesInput bytes, int decompressedSize) throws IOException {
      return BytesInput.from(Zstd.decompress(array(bytes), decompressedSize));
    }

    @Override
    public void decompress(
        ByteBuffer input, int compressedSize, ByteBuffer output, int decompressedSize) {
      byte[] compressed = new byte[compressedSize];
      input.get(compressed);
      output.put(Zstd.decompress(compressed, decompressedSize));
    }

    @Override
    public void release() {}
  }
}
