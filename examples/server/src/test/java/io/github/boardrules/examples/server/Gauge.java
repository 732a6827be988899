package io.github.boardrules.examples.server;

import com.sun.tools.attach.AttachNotSupportedException;
import com.sun.tools.attach.VirtualMachine;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.lang.management.MemoryMXBean;
import java.lang.management.ThreadMXBean;
import javax.management.MBeanServerConnection;
import javax.management.remote.JMXConnector;
import javax.management.remote.JMXConnectorFactory;
import javax.management.remote.JMXServiceURL;

/** Reads the memory and the threads of another JVM. */
final class Gauge implements AutoCloseable {
  private final JMXConnector connector;
  private final MemoryMXBean memory;
  private final ThreadMXBean threads;

  private Gauge(JMXConnector connector) throws IOException {
    this.connector = connector;
    MBeanServerConnection beans = connector.getMBeanServerConnection();
    this.memory =
        ManagementFactory.newPlatformMXBeanProxy(
            beans, ManagementFactory.MEMORY_MXBEAN_NAME, MemoryMXBean.class);
    this.threads =
        ManagementFactory.newPlatformMXBeanProxy(
            beans, ManagementFactory.THREAD_MXBEAN_NAME, ThreadMXBean.class);
  }

  /** Opens a connection to the JVM with a process id, which the test has started. */
  @SuppressWarnings("BanJNDI")
  static Gauge of(long pid) throws IOException {
    try {
      VirtualMachine machine = VirtualMachine.attach(Long.toString(pid));
      try {
        String address = machine.startLocalManagementAgent();
        return new Gauge(JMXConnectorFactory.connect(new JMXServiceURL(address)));
      } finally {
        machine.detach();
      }
    } catch (AttachNotSupportedException e) {
      throw new IOException(e);
    }
  }

  /** Returns the megabytes of the heap that survive a collection. */
  long heapMegabytes() {
    memory.gc();
    return memory.getHeapMemoryUsage().getUsed() / 1_000_000;
  }

  int threads() {
    return threads.getThreadCount();
  }

  @Override
  public void close() throws IOException {
    connector.close();
  }
}
