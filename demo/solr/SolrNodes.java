import java.net.InetSocketAddress;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.apache.solr.embedded.JettyConfig;
import org.apache.solr.embedded.JettySolrRunner;
import org.apache.zookeeper.server.ServerCnxnFactory;
import org.apache.zookeeper.server.ZooKeeperServer;

/**
 * Runs Solr until its standard input ends, so that it stops with the process that started it. Runs one
 * node, or two nodes with an embedded ZooKeeper.
 *
 * <p>Arguments: {@code single} or {@code cloud}, the first node's port (0 for any), an empty folder for
 * the data, and the folder with solr.xml and configsets/.
 */
public class SolrNodes {
  public static void main(String[] args) {
    try {
      run(args);
      System.exit(0);
    } catch (Exception error) {
      error.printStackTrace();
      System.exit(1);
    }
  }

  private static void run(String[] args) throws Exception {
    boolean cloud = args[0].equals("cloud");
    int port = Integer.parseInt(args[1]);
    Path data = Path.of(args[2]);
    Path setup = Path.of(args[3]);
    System.setProperty("vitrine.configsets", setup.resolve("configsets").toString());
    ServerCnxnFactory zooKeeper = cloud ? startZooKeeper(data.resolve("zookeeper")) : null;
    List<JettySolrRunner> nodes = new ArrayList<>();
    for (int number = 0; number < (cloud ? 2 : 1); number++) {
      Path home = Files.createDirectories(data.resolve("node" + number));
      // A folder that is used again has its file.
      if (Files.notExists(home.resolve("solr.xml"))) Files.copy(setup.resolve("solr.xml"), home.resolve("solr.xml"));
      nodes.add(startNode(home, port == 0 ? 0 : port + number));
    }
    JettySolrRunner first = nodes.get(0);
    // A single node reads the folder itself; a cloud reads what ZooKeeper holds.
    if (cloud) {
      Path configset = setup.resolve("configsets/vitrine/conf");
      first.getCoreContainer().getConfigSetService().uploadConfig("vitrine", configset, false);
    }
    System.out.println("ready " + first.getBaseUrl());
    while (System.in.read() != -1) {}
    for (JettySolrRunner node : nodes) node.stop();
    if (zooKeeper != null) zooKeeper.shutdown();
  }

  private static JettySolrRunner startNode(Path home, int port) throws Exception {
    JettySolrRunner node =
        new JettySolrRunner(home.toString(), JettyConfig.builder().setPort(port).build());
    node.start();
    return node;
  }

  /** Starts ZooKeeper on a free port and sets Solr's system properties for it. */
  private static ServerCnxnFactory startZooKeeper(Path folder) throws Exception {
    Files.createDirectories(folder);
    ServerCnxnFactory server =
        ServerCnxnFactory.createFactory(new InetSocketAddress("127.0.0.1", 0), 100);
    server.startup(new ZooKeeperServer(folder.toFile(), folder.toFile(), 2000));
    System.setProperty("zkHost", "127.0.0.1:" + server.getLocalPort() + "/solr");
    System.setProperty("createZkChroot", "true");
    return server;
  }
}
