"""Rooms for work, school and music, as they were fitted out."""
import math
import random
from absorbers import speaker
from homes import CHALK, LAKE, MIDNIGHT, OCHRE
from interior import windowed_room
from materials import ANTHRACITE, CLAY, FOG, MOSS, OAT, PINE, SAGE, SAND, boucle, cloth, emission, felt, foam, oak, plain, plaster
from mesh import Mesh, box, lathe, tube
from products import baffle, circle, curtain, desk_screen, fjord, hexagon, lamel, pyramid_foam, raft, wedge_foam, wires
from props import bench, books, bowl, branches, ceramics, cup, cushion, desk, leaf_green, monitor, pendant, round_table, rug, scatter_cushion, shell_chair, sofa, task_chair, vase
from room import skirting, studio, wall
from stage import area, camera, daylight, world


def black():
    return plain("powder black", (0.02, 0.02, 0.021), 0.45)


def long_table(x, y, w, d=1.0, h=0.74, top=None):
    Mesh(8).box((x, y, h - 0.015), (w, d, 0.03), 0).build("table top", top or oak(), 0.005, 3)
    m = Mesh(5)
    for sx in (-1, 1):
        for sy in (-1, 1):
            m.box((x + sx * (w / 2 - 0.22), y + sy * (d / 2 - 0.12), (h - 0.03) / 2), (0.05, 0.05, h - 0.03))
        m.box((x + sx * (w / 2 - 0.22), y, h - 0.055), (0.05, d - 0.24, 0.05))
    m.build("table frame", black(), 0.004)


def scene_meeting_room():
    studio(width=12, depth=9)
    lake, fog = felt("lake", LAKE), felt("fog", FOG)
    for i in range(4):
        fjord(-1.85 + 0.9 * i, 0.6, 0.897, 1.7, lake, mirror=i % 2 == 1, seed=6)
    for i in range(3):
        lamel(1.95 + 0.64 * i, 0.075, 0.638, 2.9, seed=3 + i)
    for x, rr, z in ((-0.85, 0.62, 2.32), (0.65, 0.78, 2.22)):
        raft(circle(rr), z, 0.05, fog, 4.2, [(rr * 0.62 * math.cos(a), rr * 0.62 * math.sin(a)) for a in (0.5, 2.6, 4.7)], (x, -1.7))
    long_table(0.0, -1.75, 2.8, 1.1)
    r = random.Random(5)
    tones = [felt("chair %d" % i, c) for i, c in enumerate((MIDNIGHT, SAND, (0.20, 0.19, 0.175)))]
    k = 0
    for side in (1, -1):
        for i in range(3):
            k += 1
            turn = (0 if side > 0 else math.pi) + r.uniform(-0.3, 0.3)
            shell_chair(-0.9 + 0.9 * i + r.uniform(-0.08, 0.08), -1.75 + side * (0.82 + r.uniform(0, 0.12)), turn, tones[(k * 2 + k // 3) % 3], (oak(), black())[k % 2])
    g, (leaf, stem) = ceramics(), leaf_green()
    vase(-0.15, -1.7, 0.74, 0.22, 0.075, g["chalk"])
    branches(-0.15, -1.7, 0.93, 0.4, 4, leaf, stem, seed=5, spread=0.22)
    for x, y in ((-0.95, -1.9), (0.5, -2.0), (0.85, -1.45)):
        books(x, y, 0.74, [(0.29, 0.21, 0.012, (0.07, 0.13, 0.18) if x > 0 else CLAY)], turn=x)
        cup(x + 0.24, y + 0.05, 0.74, g["chalk"])
    daylight(patch=-0.9)
    camera((-1.15, -5.6, 1.35), (0.15, 0, 1.35), lens=36, shift=(0, 0.0), level=True)


def scene_classroom():
    studio(width=13, depth=9)
    tones = [felt(n, c) for n, c in (("ochre", OCHRE), ("clay", CLAY), ("oat", OAT), ("sage", SAGE))]
    rr = 0.165
    w = rr * math.sqrt(3)
    r = random.Random(11)
    for i, row in enumerate(("   ..........   ", " ..............", "...............", "  ............ ")):
        for j, k in enumerate(row):
            if k == ".":
                hexagon(-2.05 + w * (j + (0.5 if i % 2 else 0)), 2.55 - 1.5 * rr * i, rr - 0.0015, 0.02 + 0.014 * r.randint(0, 2), tones[min(3, max(0, int(j / 4 + r.uniform(-0.6, 0.6))))])
    for x, y in ((-1.5, -1.5), (0.15, -1.5), (1.8, -1.5), (-0.8, -3.0), (0.95, -3.0)):
        long_table(x, y, 1.3, 0.6, 0.72)
        for s in (-1, 1):
            k = r.randint(0, 3)
            shell_chair(x + s * 0.32 + r.uniform(-0.06, 0.06), y - 0.48 - r.uniform(0, 0.12), math.pi + r.uniform(-0.3, 0.3), felt("seat %d" % k, (PINE, SAND, OCHRE, (0.20, 0.19, 0.175))[k]), black(), h=0.43)
        books(x - 0.3, y, 0.72, [(0.25, 0.18, 0.014, (CLAY, (0.06, 0.09, 0.07), (0.5, 0.44, 0.34))[r.randint(0, 2)])], turn=r.uniform(-0.2, 0.3))
    g, (leaf, stem) = ceramics(), leaf_green()
    for i in range(2):
        lamel(2.75 + 0.64 * i, 0.075, 0.638, 2.9, seed=3 + i)
    vase(-2.35, -0.4, 0, 0.5, 0.16, g["chalk"], neck=0.42)
    branches(-2.35, -0.4, 0.46, 1.05, 7, leaf, stem, seed=12, spread=0.42, leaf_len=0.10, leaf_w=0.055)
    daylight(patch=-0.9)
    camera((-1.1, -6.1, 1.6), (0.2, 0, 1.6), lens=36, shift=(0, -0.055), level=True)


def scene_open_plan():
    """An old mill: tall windows, a beam on an iron column, benches of four with screens in many colours, pale baffles."""
    W, D, H = 10.4, 10.5, 4.0
    windowed_room(W, D, H, [(-2.7, -0.7, 0.75, 3.3, 2, 3), (-5.5, -3.5, 0.75, 3.3, 2, 3), (-8.3, -6.3, 0.75, 3.3, 2, 3)])
    oat, fog = felt("oat", OAT), felt("fog", FOG)
    tones = [felt(n, c) for n, c in (("clay", CLAY), ("lake", LAKE), ("ochre", OCHRE), ("sage", SAGE), ("pine", PINE))]
    for i in range(10):
        for y, length in ((-1.5, 2.5), (-5.1, 3.3)):
            baffle((-4.1 + 0.92 * i, y, 3.2), length, 0.36, 0.05, fog if i % 3 == 1 else oat, H)
    box("beam", (0, -3.05, H - 0.15), (W, 0.24, 0.30), plaster("beam", (0.78, 0.76, 0.71)), 0.01, 0, 3)
    glass, dark = plain("screen matt", (0.012, 0.014, 0.016), 0.42, 0.3), plain("monitor", (0.03, 0.03, 0.032), 0.4)
    g, (leaf, stem) = ceramics(), leaf_green()
    seats = [felt("chair %d" % k, c) for k, c in enumerate(((0.20, 0.19, 0.175), MOSS, SAND, MIDNIGHT))]
    r = random.Random(6)
    k = 0
    for y in (-1.75, -4.55):
        for cx in (-2.05, 2.05):
            for s in (-1, 1):
                k += 1
                x = cx + s * 0.81
                desk(x, y - 0.02, 1.6)
                desk(x, y + 0.82, 1.6)
                desk_screen(x, y, 0.62, 1.56, 0.58, tones[(2, 3, 4, 0, 1, 0, 3, 4)[k - 1]], r=0.10)
                monitor(x + r.uniform(-0.2, 0.2), y - 0.26, 0.74, dark, glass)
                box("keyboard", (x, y - 0.56, 0.748), (0.36, 0.12, 0.012), plain("keys", (0.5, 0.49, 0.46), 0.5), 0.004, seg=3)
                task_chair(x + r.uniform(-0.15, 0.2), y - 1.08 - r.uniform(0, 0.2), r.uniform(-0.8, 0.8), seats[k % 4], black())
                task_chair(x + r.uniform(-0.2, 0.2), y + 1.12 + r.uniform(0, 0.12), math.pi + r.uniform(-0.6, 0.6), seats[(k + 2) % 4], black())
                if k % 3:
                    books(x - s * 0.55, y - 0.42, 0.74, [(0.25, 0.18, 0.02, (0.06, 0.09, 0.07)), (0.21, 0.15, 0.014, CLAY)][: 1 + k % 2], turn=1.2 + k)
                else:
                    vase(x + s * 0.55, y - 0.3, 0.74, 0.16, 0.055, g["chalk"])
                    branches(x + s * 0.55, y - 0.3, 0.88, 0.28, 3, leaf, stem, seed=k, spread=0.15, leaf_len=0.06, leaf_w=0.033)
                if k % 2:
                    cup(x + 0.42, y - 0.55, 0.74, g["clay"])
    lathe("column", [(0.17, 0), (0.17, 0.03), (0.11, 0.08), (0.085, 0.12), (0.075, 2.6), (0.075, H - 0.72), (0.10, H - 0.68), (0.085, H - 0.64), (0.16, H - 0.46), (0.18, H - 0.42), (0.18, H - 0.30)], plain("iron", (0.035, 0.048, 0.044), 0.5, 0.4), (0.0, -3.05, 0), seg=40)
    for i in range(3):
        lamel(2.6 + 0.64 * i, 0.075, 0.638, 2.9, seed=3 + i)
    world(0.5)
    camera((1.0, -9.6, 2.0), (-0.25, 0, 2.0), lens=29, shift=(0, -0.035), level=True)
    return 0.1


def scene_studio():
    studio(width=12, depth=8, paint=plaster("ink wall", (0.115, 0.125, 0.135)))
    dark, grey = foam("anthracite", (0.035, 0.037, 0.039)), foam("grey", (0.17, 0.17, 0.17))
    s = 0.5
    for i in range(4):
        for j in range(2):
            pyramid_foam(-0.95 + (s + 0.004) * i, 1.35 + (s + 0.004) * j, s, s, dark)
    for x in (-1.68, 1.28):
        for j in range(3):
            wedge_foam(x, 0.62 + (0.58 + 0.004) * j, 0.58, grey, upright=j % 2 == 0)
    desk(0.06, -0.35, 2.0)
    speaker(-0.72, -0.62, 0.74, 0.25)
    speaker(0.84, -0.62, 0.74, -0.25)
    monitor(-0.12, -0.62, 0.74, plain("monitor", (0.03, 0.03, 0.032), 0.4), emission("screen", 0.5, colour=(0.30, 0.45, 0.62)), w=0.62)
    box("console", (0.06, -0.92, 0.765), (0.9, 0.32, 0.05), plain("console", (0.05, 0.05, 0.052), 0.5), 0.006, rot=(0.08, 0, 0), seg=3)
    knobs = Mesh(3)
    for i in range(16):
        knobs.rod((-0.34 + 0.053 * i, -0.84, 0.79), (-0.34 + 0.053 * i, -0.84, 0.812), 0.009, seg=12)
        knobs.box((-0.34 + 0.053 * i, -0.98 + 0.05 * math.sin(i * 1.7), 0.788), (0.016, 0.03, 0.02))
    knobs.build("knobs", plain("knob", (0.55, 0.55, 0.54), 0.4))
    task_chair(0.3, -1.75, 0.5, felt("chair", (0.20, 0.19, 0.175)), black())
    g, (leaf, stem) = ceramics(), leaf_green()
    cup(0.66, -0.95, 0.74, g["clay"])
    rug(0.1, -1.9, 3.0, 1.8, boucle("rug", (0.34, 0.25, 0.17), tile=2.2, bump=0.012))
    vase(-2.05, -0.5, 0, 0.5, 0.16, g["chalk"], neck=0.42)
    branches(-2.05, -0.5, 0.46, 1.0, 7, leaf, stem, seed=12, spread=0.4, leaf_len=0.10, leaf_w=0.055)
    # a microphone on its stand
    m = Mesh(4)
    m.rod((1.75, -1.2, 0.02), (1.75, -1.2, 1.45), 0.010)
    m.rod((1.75, -1.2, 1.43), (1.45, -1.3, 1.62), 0.007)
    m.build("stand", black(), smooth=True)
    lathe("foot", [(0, 0.022), (0.13, 0.02), (0.138, 0.012), (0.138, 0)], black(), (1.75, -1.2, 0))
    Mesh(5).rod((1.45, -1.3, 1.52), (1.45, -1.3, 1.72), 0.028).build("microphone", plain("nickel", (0.5, 0.5, 0.49), 0.3, 0.5, 0.9), smooth=True)
    daylight(strength=0.9, patch=-1.4)
    camera((-0.95, -4.7, 1.4), (0.08, 0, 1.4), lens=37, shift=(0, -0.045), level=True)
    return 0.2


def scene_lobby():
    studio(width=14, depth=9)
    for i in range(7):
        lamel(-2.35 + 0.64 * i, 0.075, 0.638, 2.9, seed=3 + i)
    pine = felt("pine", PINE)
    # the counter: a solid front in felt, an oak top
    Mesh(2).prism([(a - 0.85, b - 1.15) for a, b in [(-0.95, -0.3), (0.95, -0.3), (0.95, 0.3), (-0.95, 0.3)]], 0.06, 1.02, tone=1.0, axis=2).build("counter", pine, 0.03, 4)
    Mesh(8).box((-0.85, -1.15, 1.04), (2.0, 0.7, 0.04), 0).build("counter top", oak(), 0.005, 3)
    for x in (-1.45, -0.85, -0.25):
        pendant(x, -1.15, 1.78, 0.17, plain("shade", (0.02, 0.03, 0.024), 0.4, 0.5), 4.2)
    sofa(1.75, -0.4, 1.7, boucle("sofa", (0.50, 0.44, 0.35)), seats=2)
    scatter_cushion(1.25, -0.82, 0.70, 0.42, felt("cushion clay", CLAY), 0.2, -0.3, 5)
    round_table(1.55, -1.75, 0.38, 0.38)
    g, (leaf, stem) = ceramics(), leaf_green()
    books(1.5, -1.78, 0.38, [(0.27, 0.2, 0.028, (0.42, 0.36, 0.27)), (0.24, 0.17, 0.022, (0.05, 0.08, 0.06))], turn=0.3)
    vase(-0.2, -1.1, 1.06, 0.26, 0.085, g["chalk"])
    branches(-0.2, -1.1, 1.29, 0.5, 5, leaf, stem, seed=5, spread=0.26)
    vase(3.0, -0.55, 0, 0.5, 0.16, g["ink"], neck=0.42)
    branches(3.0, -0.55, 0.46, 1.15, 7, leaf, stem, seed=12, spread=0.45, leaf_len=0.10, leaf_w=0.055)
    for i in range(5):
        baffle((-0.4 + 0.0 * i, -0.55 - 0.5 * i, 2.62), 4.6, 0.26, 0.045, felt("sage", SAGE), 4.2, along="x")
    rug(1.6, -1.7, 2.4, 1.7, boucle("rug", (0.58, 0.535, 0.455), tile=2.2, bump=0.012))
    daylight(patch=0.6)
    camera((0.9, -5.8, 1.4), (0.2, 0, 1.4), lens=35, shift=(0, 0.0), level=True)


def scene_canteen():
    studio(width=14, depth=10, paint=plaster("clay wall", (0.50, 0.36, 0.28)))
    for i in range(9):
        lamel(-2.9 + 0.64 * i, 0.075, 0.638, 1.15, seed=30 + i)
    clay, sand = felt("clay", CLAY), felt("sand", SAND)
    for i in range(9):
        baffle((-2.2 + 0.55 * i, -2.3, 2.62), 3.6, 0.30, 0.045, (sand, clay, sand)[i % 3], 4.2)
    r = random.Random(4)
    for x in (-1.55, 0.75):
        long_table(x, -1.75, 1.9, 0.85)
        for s in (-1, 1):
            for i in range(2):
                k = r.randint(0, 3)
                shell_chair(x - 0.45 + 0.9 * i + r.uniform(-0.08, 0.08), -1.75 + s * (0.72 + r.uniform(0, 0.1)), (0 if s > 0 else math.pi) + r.uniform(-0.35, 0.35), felt("seat %d" % k, (PINE, SAND, OAT, (0.20, 0.19, 0.175))[k]), (oak(), black())[k % 2])
    g, (leaf, stem) = ceramics(), leaf_green()
    for x in (-1.6, 0.65):
        vase(x, -1.7, 0.74, 0.18, 0.06, g["moss"])
        branches(x, -1.7, 0.89, 0.3, 3, leaf, stem, seed=int(x * 9), spread=0.16, leaf_len=0.06, leaf_w=0.033)
        cup(x + 0.35, -1.95, 0.74, g["chalk"])
        bowl(x - 0.45, -1.9, 0.74, 0.11, g["chalk"])
    vase(2.35, -0.5, 0, 0.5, 0.16, g["chalk"], neck=0.42)
    branches(2.35, -0.5, 0.46, 1.15, 7, leaf, stem, seed=12, spread=0.45, leaf_len=0.10, leaf_w=0.055)
    daylight(patch=-0.9)
    camera((-1.3, -6.2, 1.35), (-0.1, 0, 1.35), lens=35, shift=(0, 0.04), level=True)


def scene_practice_room():
    studio(width=12, depth=8, paint=plaster("sand wall", (0.46, 0.40, 0.31)))
    grey = foam("grey", (0.17, 0.17, 0.17))
    s = 0.5
    for i in range(5):
        wedge_foam(-0.75 + (s + 0.004) * i, 1.62, s, grey, upright=i % 2 == 0)
    wool = cloth("wool", (0.10, 0.035, 0.025), tile=0.05, bump=0.0010, sheen=0.5)
    curtain(-2.7, -1.05, -0.17, 0.012, 2.75, wool, 9, depth=0.044, seed=4)
    Mesh(3).rod((-2.9, -0.17, 2.775), (-0.95, -0.17, 2.775), 0.014).build("rod", black(), smooth=True)
    lacquer = plain("lacquer", (0.012, 0.012, 0.013), 0.12, 0.5)
    x, y = 0.45, -0.10
    box("piano", (x, y - 0.17, 0.63), (1.5, 0.32, 1.18), lacquer, 0.008, seg=3)
    box("lid", (x, y - 0.18, 1.235), (1.54, 0.36, 0.025), lacquer, 0.006, seg=3)
    box("key bed", (x, y - 0.42, 0.66), (1.5, 0.26, 0.08), lacquer, 0.008, seg=3)
    keys, sharps = Mesh(5, spread=0.02), Mesh(6)
    for i in range(52):
        keys.box((x - 0.612 + 0.024 * i, y - 0.44, 0.712), (0.0225, 0.15, 0.022))
        if i % 7 in (0, 1, 3, 4, 5) and i < 51:
            sharps.box((x - 0.600 + 0.024 * i, y - 0.41, 0.726), (0.012, 0.09, 0.018))
    keys.build("keys", plain("ivory", (0.72, 0.70, 0.64), 0.3), 0.001)
    sharps.build("sharps", lacquer, 0.001)
    for sx in (-1, 1):
        box("cheek", (x + sx * 0.70, y - 0.43, 0.70), (0.07, 0.26, 0.12), lacquer, 0.012, seg=3)
        box("leg", (x + sx * 0.69, y - 0.50, 0.31), (0.07, 0.07, 0.62), lacquer, 0.006, seg=3)
    box("desk", (x, y - 0.37, 0.93), (0.72, 0.012, 0.28), lacquer, 0.003, rot=(-0.18, 0, 0))
    box("sheet", (x - 0.11, y - 0.385, 0.93), (0.21, 0.002, 0.28), plain("paper", (0.72, 0.70, 0.66), 0.8), 0, rot=(-0.18, 0, 0))
    box("sheet", (x + 0.11, y - 0.385, 0.93), (0.21, 0.002, 0.28), plain("paper", (0.72, 0.70, 0.66), 0.8), 0, rot=(-0.18, 0, 0))
    box("seat", (x, y - 1.0, 0.47), (0.72, 0.34, 0.09), felt("seat", (0.10, 0.035, 0.025)), 0.02, seg=4)
    m = Mesh(2)
    for sx in (-1, 1):
        for sy in (-1, 1):
            m.rod((x + sx * 0.31, y - 1.0 + sy * 0.12, 0.44), (x + sx * 0.31, y - 1.0 + sy * 0.12, 0), 0.022)
    m.build("seat legs", lacquer, smooth=True)
    g, (leaf, stem) = ceramics(), leaf_green()
    vase(x + 0.5, y - 0.18, 1.25, 0.2, 0.07, g["chalk"])
    branches(x + 0.5, y - 0.18, 1.42, 0.3, 4, leaf, stem, seed=6, spread=0.2)
    rug(0.3, -1.5, 3.0, 1.8, boucle("rug", (0.40, 0.36, 0.29), tile=2.2, bump=0.012))
    shell_chair(-0.95, -1.25, -0.9, felt("chair", MOSS), oak())
    m = Mesh(4)
    for a in range(3):
        m.rod((1.95, -0.9, 0.35), (1.95 + 0.28 * math.cos(a * 2.1), -0.9 + 0.28 * math.sin(a * 2.1), 0.0), 0.009)
    m.rod((1.95, -0.9, 0.25), (1.95, -0.9, 1.12), 0.011)
    m.build("music stand", black(), smooth=True)
    box("stand desk", (1.95, -0.92, 1.22), (0.48, 0.012, 0.32), black(), 0.003, rot=(-0.35, 0, 0.3))
    daylight(patch=-1.2)
    camera((-1.05, -4.7, 1.35), (0.12, 0, 1.35), lens=37, shift=(0, -0.035), level=True)


def scene_machine_room():
    """A plant room lined with white foam: a compressor on its tank, pipes, a concrete floor."""
    W, D, H = 12.0, 8.0, 4.2
    wall("back wall", (0, 0.1, H / 2), (W, 0.2, H), plaster("plant wall", (0.40, 0.41, 0.41)))
    box("floor", (0, -D / 2, -0.05), (W, D, 0.1), plaster("concrete", (0.27, 0.27, 0.262), 0.55), 0)
    white, grey = foam("melamine", (0.55, 0.545, 0.53), tile=0.42, bump=0.0009, pore=0.42), foam("melamine grey", (0.25, 0.25, 0.247), tile=0.42, bump=0.0009, pore=0.42)
    for i in range(7):
        for j in range(3):
            box("tile", (-2.1 + 0.704 * i, -0.04, 0.75 + 0.704 * j), (0.7, 0.08, 0.7), grey if (i + j) % 5 == 2 else white, 0.006, seg=3, seed=i * 7 + j)
    blue, steel = plain("machine blue", (0.03, 0.075, 0.16), 0.35, 0.5), plain("steel", (0.45, 0.45, 0.44), 0.32, 0.5, 0.9)
    yellow = plain("safety yellow", (0.62, 0.38, 0.02), 0.45, 0.4)
    x, y = 0.1, -1.25
    prof = [(0.0, -0.98), (0.12, -0.975), (0.24, -0.94), (0.32, -0.87), (0.34, -0.78), (0.34, 0.78), (0.32, 0.87), (0.24, 0.94), (0.12, 0.975), (0, 0.98)]
    lathe("tank", prof, blue, (x, y, 0.56), seg=64, rot=(0, math.pi / 2, 0))
    for k in (-0.6, 0.6):
        lathe("weld", [(0.341, -0.012), (0.347, 0), (0.341, 0.012)], blue, (x + k, y, 0.56), seg=64, rot=(0, math.pi / 2, 0))
        box("saddle", (x + k, y, 0.12), (0.10, 0.52, 0.24), plain("frame black", (0.02, 0.02, 0.021), 0.45), 0.006)
    box("plate", (x, y, 0.925), (1.25, 0.5, 0.03), plain("frame black", (0.02, 0.02, 0.021), 0.45), 0.004)
    lathe("motor", [(0, -0.26), (0.10, -0.26), (0.15, -0.23), (0.155, 0.20), (0.13, 0.25), (0, 0.25)], blue, (x - 0.30, y, 1.11), seg=48, rot=(0, math.pi / 2, 0))
    fins = Mesh(4)
    for i in range(14):
        a = 2 * math.pi * i / 14
        fins.box((x - 0.31, y + 0.162 * math.cos(a), 1.11 + 0.162 * math.sin(a)), (0.36, 0.008, 0.008))
    fins.build("fins", blue, 0.001)
    box("pump", (x + 0.28, y, 1.08), (0.30, 0.30, 0.28), plain("cast", (0.10, 0.105, 0.11), 0.5, 0.4, 0.5), 0.02, seg=4)
    for s in (-1, 1):
        lathe("cylinder", [(0, 0), (0.075, 0), (0.075, 0.02)] + [q for i in range(7) for q in ((0.088, 0.024 + 0.026 * i), (0.088, 0.034 + 0.026 * i), (0.072, 0.038 + 0.026 * i), (0.072, 0.048 + 0.026 * i))] + [(0.08, 0.22), (0, 0.23)], plain("cast", (0.10, 0.105, 0.11), 0.5, 0.4, 0.5), (x + 0.28, y + s * 0.09, 1.20), seg=40, rot=(-s * 0.5, 0, 0))
    lathe("guard", [(0.0, 0), (0.17, 0), (0.18, 0.015), (0.18, 0.08), (0, 0.085)], plain("cast", (0.10, 0.105, 0.11), 0.5, 0.4, 0.5), (x + 0.02, y - 0.24, 1.10), seg=56, rot=(math.pi / 2, 0, 0))
    # pipes along the wall, with a valve
    tube("pipe", [(x + 0.75, y, 0.86), (x + 0.75, y, 1.5), (x + 0.75, -0.35, 1.55), (x + 0.75, -0.22, 1.9), (x + 0.75, -0.22, 4.2)], 0.03, steel, res=10)
    tube("pipe", [(-3.2, -0.22, 2.62), (3.6, -0.22, 2.62)], 0.045, steel, smooth_curve=False)
    tube("pipe", [(-3.2, -0.22, 2.80), (3.6, -0.22, 2.80)], 0.028, plain("copper", (0.45, 0.20, 0.10), 0.35, 0.5, 0.9), smooth_curve=False)
    m = Mesh(9)
    for i in range(4):
        m.box((-2.4 + 1.6 * i, -0.14, 2.71), (0.05, 0.14, 0.34))
    m.build("brackets", plain("frame black", (0.02, 0.02, 0.021), 0.45), 0.003)
    tube("wheel", [(x + 0.75 + 0.09 * math.cos(2 * math.pi * i / 12), -0.36, 1.95 + 0.09 * math.sin(2 * math.pi * i / 12)) for i in range(12)], 0.010, yellow, cyclic=True)
    Mesh(2).rod((x + 0.75, -0.22, 1.95), (x + 0.75, -0.37, 1.95), 0.012).build("spindle", steel, smooth=True)
    box("cabinet", (2.45, -0.35, 0.95), (0.8, 0.4, 1.9), plain("cabinet grey", (0.33, 0.345, 0.35), 0.45), 0.008, seg=3)
    box("door", (2.45, -0.556, 0.95), (0.74, 0.012, 1.82), plain("cabinet grey", (0.33, 0.345, 0.35), 0.45), 0.004)
    box("handle", (2.74, -0.57, 1.0), (0.02, 0.02, 0.16), black(), 0.004)
    box("line", (0.2, -2.35, 0.0012), (5.6, 0.09, 0.002), yellow, 0)
    daylight(strength=0.9, patch=-1.2)
    camera((-1.35, -4.9, 1.4), (0.12, 0, 1.4), lens=36, shift=(0, -0.06), level=True)
    return 0.1


PICTURES = {
    "scene-meeting-room": scene_meeting_room,
    "scene-open-plan": scene_open_plan,
    "scene-classroom": scene_classroom,
    "scene-studio": scene_studio,
    "scene-lobby": scene_lobby,
    "scene-canteen": scene_canteen,
    "scene-practice-room": scene_practice_room,
    "scene-machine-room": scene_machine_room,
}
