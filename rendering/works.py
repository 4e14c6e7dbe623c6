"""Machines and their neighbours: a screw compressor in its lined room, foam on the gauging table, heat pumps before a lit window."""
import math
import random
from mathutils import Matrix, Vector
from materials import emission, foam, galvanised, plain, plaster
from mesh import Mesh, box, lathe, tube
from plants import YELLOW, bare_steel, dark_frame, grey_foam, pale_foam, unit
from room import wall
from stage import area, camera, sun, world
from technical import stack


def scene_compressor_room():
    """A screw compressor in its cabinet; foam of two thicknesses on the walls around it, from 300 mm above the floor."""
    W, D, H = 9.0, 8.0, 3.9
    paint = plaster("primed wall", (0.34, 0.35, 0.345))
    wall("back", (0, 0.1, H / 2), (W, 0.2, H), paint)
    wall("left", (-2.75, -D / 2, H / 2), (0.2, D, H), paint)
    box("floor", (0, -D / 2, -0.05), (W, D, 0.1), plaster("concrete", (0.29, 0.285, 0.275), 0.5), 0)
    white, grey = pale_foam(), grey_foam()
    for i in range(7):
        for j in range(3):
            thick = 0.10 if (i * 2 + j) % 3 == 1 else 0.05
            box("sheet", (-2.10 + 1.004 * i, -thick / 2, 0.80 + 1.004 * j), (1.0, thick, 1.0), grey if thick > 0.06 else white, 0.006, seg=3, seed=i * 7 + j)
    for i in range(5):
        for j in range(3):
            thick = 0.10 if (i + 2 * j) % 3 == 1 else 0.05
            box("sheet", (-2.65 + thick / 2, -0.62 - 1.004 * i, 0.80 + 1.004 * j), (thick, 1.0, 1.0), grey if thick > 0.06 else white, 0.006, seg=3, seed=90 + i * 7 + j)
    teal, light = plain("cabinet teal", (0.045, 0.135, 0.14), 0.38, 0.45), plain("cabinet light", (0.52, 0.53, 0.52), 0.42, 0.4)
    x, y = 0.35, -1.45
    box("plinth", (x, y, 0.09), (1.9, 1.0, 0.18), dark_frame(), 0.006)
    box("cabinet", (x, y, 0.92), (1.84, 0.96, 1.48), light, 0.03, seg=5)
    for k, (cx, w) in enumerate(((-0.60, 0.58), (0.02, 0.58), (0.62, 0.54))):
        box("door", (x + cx, y - 0.487, 0.90), (w, 0.02, 1.36), teal if k < 2 else light, 0.012, seg=4, seed=k)
        if k < 2:
            Mesh(k).rod((x + cx + 0.22, y - 0.515, 0.86), (x + cx + 0.22, y - 0.515, 1.06), 0.010).build("handle", bare_steel(), smooth=True)
    louvre = Mesh(5)
    for k in range(11):
        louvre.box((x + 0.62, y - 0.500, 0.38 + 0.042 * k), (0.42, 0.016, 0.018), 0, rot=Matrix.Rotation(0.5, 3, "X"))
    louvre.build("louvre", dark_frame(), 0.001)
    box("control", (x + 0.62, y - 0.503, 1.30), (0.34, 0.02, 0.24), plain("control", (0.04, 0.045, 0.05), 0.4), 0.01, seg=3)
    box("screen", (x + 0.58, y - 0.515, 1.32), (0.19, 0.003, 0.12), emission("screen", 0.7, colour=(0.35, 0.70, 0.75)), 0)
    lathe("stop", [(0, 0), (0.024, 0), (0.026, 0.02), (0.018, 0.03), (0, 0.03)], plain("stop red", (0.5, 0.02, 0.015), 0.4), (x + 0.74, y - 0.513, 1.32), rot=(math.pi / 2, 0, 0))
    # the warm air leaves through a duct, lined, that goes through the wall
    zinc = galvanised()
    box("hood", (x - 0.30, y + 0.05, 1.78), (0.80, 0.62, 0.26), zinc, 0.006)
    box("duct", (x - 0.30, y + 0.05, 2.40), (0.66, 0.50, 1.05), zinc, 0.004)
    box("elbow", (x - 0.30, -0.62, 3.12), (0.66, 1.84, 0.52), zinc, 0.004)
    for z in (1.93, 2.42, 2.88):
        box("joint", (x - 0.30, y + 0.05, z), (0.72, 0.56, 0.045), zinc, 0.004)
    for yy in (-1.05, -0.45):
        box("joint", (x - 0.30, yy, 3.12), (0.72, 0.045, 0.58), zinc, 0.004)
    # an upright receiver, a dryer, and the pipe of compressed air
    blue = plain("receiver blue", (0.03, 0.075, 0.16), 0.36, 0.5)
    prof = [(0, -0.92), (0.16, -0.90), (0.28, -0.84), (0.34, -0.74), (0.355, -0.62), (0.355, 0.62), (0.34, 0.74), (0.28, 0.84), (0.16, 0.90), (0, 0.92)]
    lathe("receiver", prof, blue, (2.15, -1.05, 1.14), seg=64)
    for k in range(3):
        w = 0.4 + 2 * math.pi * k / 3
        box("foot", (2.15 + 0.31 * math.cos(w), -1.05 + 0.31 * math.sin(w), 0.17), (0.07, 0.07, 0.34), blue, 0.004)
    lathe("gauge", [(0, 0), (0.055, 0), (0.055, 0.03), (0, 0.03)], plain("gauge", (0.66, 0.66, 0.64), 0.3), (2.10, -1.42, 1.55), rot=(math.pi / 2, 0, 0), seg=40)
    steel, air = bare_steel(), plain("air blue", (0.05, 0.16, 0.30), 0.4, 0.4)
    tube("pipe", [(x + 0.93, y + 0.1, 1.2), (1.5, y + 0.1, 1.2), (1.62, y + 0.15, 1.1), (1.70, -1.15, 0.75), (1.83, -1.06, 0.62)], 0.026, air, res=10)
    tube("pipe", [(2.15, -1.05, 2.05), (2.15, -1.05, 2.55), (2.15, -0.3, 2.62), (2.3, -0.25, 2.62), (4.4, -0.25, 2.62)], 0.026, air, res=10)
    tube("wheel", [(2.15 + 0.08 * math.cos(2 * math.pi * i / 12), -1.05 + 0.08 * math.sin(2 * math.pi * i / 12), 2.26) for i in range(12)], 0.009, plain("valve", YELLOW, 0.45), cyclic=True)
    # what is left over: two sheets and the can of adhesive
    for i, (z, m) in enumerate(((0.5, white), (0.5, grey))):
        box("leaning", (-1.75 + 0.10 * i, -0.34 - 0.13 * i, z), (1.0, 0.06 + 0.04 * i, 1.0), m, 0.006, rot=(-0.13, 0, 0.05), seg=3, seed=70 + i)
    lathe("can", [(0, 0), (0.033, 0), (0.033, 0.2), (0.022, 0.225), (0.02, 0.26), (0, 0.26)], plain("can", YELLOW, 0.4), (-0.80, -1.35, 0))
    line = plain("line", YELLOW, 0.5)
    box("line", (0.7, -2.35, 0.0012), (4.2, 0.08, 0.002), line, 0)
    box("line", (-1.4, -1.4, 0.0012), (0.08, 1.98, 0.002), line, 0)
    area((-0.6, -4.6, 3.7), (0.2, -1.0, 0.9), (2.6, 1.6), 170, (0.98, 0.985, 1.0))
    area((3.6, -3.8, 3.0), (1.0, -1.0, 1.0), (1.8, 1.8), 80, (1.0, 0.96, 0.9))
    world(0.22, (0.94, 0.97, 1.0))
    camera((1.35, -6.1, 1.5), (-0.05, 0, 1.5), lens=33, shift=(0, 0.0), level=True)
    return 0.35


def scene_compressor_wall():
    """The corner beside the compressor: thick grey sheets stand out from thin white ones, two more lean below."""
    scene_compressor_room()
    camera((0.05, -3.75, 1.35), (-2.45, -0.75, 1.2), lens=38, shift=(0, 0.02), level=True)


def scene_foam_gauged():
    """A sheet of foam between the jaws of a gauge, on its table of granite; cut sheets stand behind it."""
    wall("back", (0, 0.9, 1.5), (6, 0.2, 4), plaster("lab wall", (0.50, 0.53, 0.55)))
    box("granite", (0, 0, 0.70), (2.4, 1.1, 0.14), plain("granite", (0.060, 0.062, 0.066), 0.22, 0.5), 0.006, seg=3)
    z = 0.77
    grey, dark, white = foam("pu", (0.30, 0.30, 0.295), tile=0.36, bump=0.0013, pore=0.6), foam("anthracite", (0.042, 0.044, 0.046)), pale_foam()
    steel = bare_steel()
    satin = plain("satin steel", (0.52, 0.52, 0.51), 0.26, 0.5, 0.95)
    stack(-0.02, -0.02, z, [(0.62, 0.36, 0.05, grey)], 3)
    # the gauge: a post, a beam, and jaws that close on the sheet's thickness
    Mesh(3).rod((0.42, 0.12, z), (0.42, 0.12, z + 0.46), 0.018).build("post", satin, smooth=True)
    lathe("foot", [(0, 0.03), (0.10, 0.028), (0.11, 0.018), (0.11, 0)], plain("cast", (0.10, 0.105, 0.11), 0.5, 0.4, 0.5), (0.42, 0.12, z))
    box("clamp", (0.42, 0.12, z + 0.30), (0.07, 0.07, 0.07), plain("cast", (0.10, 0.105, 0.11), 0.5, 0.4, 0.5), 0.01, seg=4)
    Mesh(4).rod((0.44, 0.12, z + 0.30), (0.12, -0.06, z + 0.30), 0.010).build("arm", satin, smooth=True)
    lathe("dial", [(0, -0.016), (0.052, -0.016), (0.056, -0.010), (0.056, 0.012), (0.050, 0.016), (0, 0.014)], satin, (0.12, -0.085, z + 0.30), seg=64, rot=(math.pi / 2, 0, 0))
    lathe("face", [(0, 0), (0.046, 0), (0.046, 0.001)], plain("face", (0.74, 0.73, 0.70), 0.4), (0.12, -0.1015, z + 0.30), seg=64, rot=(math.pi / 2, 0, 0))
    marks = Mesh(5)
    for k in range(20):
        w = 2 * math.pi * k / 20
        marks.box((0.12 + 0.040 * math.cos(w), -0.1028, z + 0.30 + 0.040 * math.sin(w)), (0.009 if k % 5 else 0.013, 0.0006, 0.0016), rot=Matrix.Rotation(-w, 3, "Y"))
    marks.box((0.12 + 0.014, -0.1032, z + 0.30 + 0.012), (0.040, 0.0006, 0.002), rot=Matrix.Rotation(-0.7, 3, "Y"))
    marks.build("marks", plain("ink", (0.02, 0.02, 0.022), 0.6))
    Mesh(6).rod((0.12, -0.085, z + 0.245), (0.12, -0.085, z + 0.062), 0.005).build("spindle", satin, smooth=True)
    lathe("presser", [(0, 0), (0.045, 0), (0.045, 0.007), (0.008, 0.012), (0, 0.012)], satin, (0.12, -0.085, z + 0.0515), seg=48)
    # a steel rule along the front edge, and the drawing
    box("rule", (-0.06, -0.30, z + 0.0009), (0.60, 0.03, 0.0016), satin, 0.0003, rot=(0, 0, 0.03))
    ticks = Mesh(7)
    for k in range(59):
        ticks.box((-0.35 + 0.01 * k, -0.309 + 0.03 * (-0.29 + 0.01 * k) + 0.019 - (0.001 if k % 5 else 0.003), z + 0.0019), (0.0009, 0.006 if k % 5 else 0.011, 0.0002))
    ticks.build("ticks", plain("ink", (0.02, 0.02, 0.022), 0.6))
    box("drawing", (-0.66, -0.22, z + 0.0006), (0.42, 0.297, 0.0008), plain("paper", (0.70, 0.70, 0.685), 0.8), 0, rot=(0, 0, 0.22))
    plan = Mesh(8)
    R = Matrix.Rotation(0.22, 3, "Z")
    for a, b, w, d in ((0, 0.07, 0.26, 0.0016), (0, -0.07, 0.26, 0.0016), (-0.13, 0, 0.0016, 0.14), (0.13, 0, 0.0016, 0.14), (0.0, 0.0, 0.0012, 0.14), (0.06, 0.0, 0.13, 0.0012), (0, 0.10, 0.26, 0.0008), (-0.165, 0, 0.0008, 0.14)):
        p = R @ Vector((a, b, 0))
        plan.box((-0.66 + p.x, -0.22 + p.y, z + 0.0012), (w, d, 0.0002), rot=R)
    plan.build("plan", plain("plan blue", (0.03, 0.08, 0.22), 0.7))
    Mesh(9).rod((-0.50, -0.40, z + 0.006), (-0.36, -0.36, z + 0.006), 0.0042).build("pencil", plain("pencil blue", (0.03, 0.09, 0.26), 0.45), smooth=True)
    r = random.Random(3)
    for i, (x, t, m, h) in enumerate(((-0.78, 0.08, white, 0.46), (-0.52, 0.05, grey, 0.40), (-0.26, 0.03, dark, 0.50), (0.72, 0.06, white, 0.38), (0.88, 0.04, grey, 0.46))):
        box("standing", (x, 0.38 + r.uniform(-0.03, 0.03), z + h / 2), (0.34, t, h), m, 0.0025, rot=(-0.10, 0, r.uniform(-0.08, 0.08)), seg=3, seed=20 + i)
    for i, (x, y, s, m) in enumerate(((0.66, -0.22, (0.10, 0.10, 0.05), dark), (0.78, -0.15, (0.10, 0.10, 0.03), white), (0.70, -0.215, (0.10, 0.10, 0.03), grey))):
        box("sample", (x, y, z + s[2] / 2 + (0.05 if i == 2 else 0)), s, m, 0.0015, rot=(0, 0, 0.3 * i), seg=3, seed=40 + i)
    area((-2.0, -1.8, 2.4), (0, 0, 0.8), (1.4, 1.4), 75, (1.0, 0.985, 0.96))
    area((1.9, -0.6, 2.2), (0.1, 0, 0.8), (0.8, 0.8), 22, (0.92, 0.96, 1.0))
    world(0.42, (0.95, 0.975, 1.0))
    camera((-0.42, -1.62, 1.30), (0.02, 0.02, 0.885), lens=50, fstop=6.3, focus=(0.1, -0.08, 0.9))
    return 0.15


def house(x, y, base):
    """A gable house of brick with one window lit, its side to the camera."""
    brick = plaster("brick", (0.115, 0.062, 0.048), 0.9)
    box("house", (x, y, base + 2.6), (7.4, 6.0, 5.2), brick, 0)
    roof = [(x - 3.95, base + 5.1), (x, base + 8.3), (x + 3.95, base + 5.1), (x + 3.7, base + 5.02), (x, base + 8.0), (x - 3.7, base + 5.02)]
    Mesh(2).prism([(x - 3.7, base + 5.15), (x + 3.7, base + 5.15), (x, base + 8.05)], y - 3.0, y + 3.0, tone=1.0).build("gable", brick)
    Mesh(3).prism(roof, y - 3.25, y + 3.25, tone=1.0).build("roof", plaster("tiles", (0.030, 0.032, 0.036), 0.8))
    white = plain("frame", (0.55, 0.55, 0.53), 0.5)
    for cx, z, w, h, lit in ((-1.7, base + 3.9, 1.25, 1.35, True), (1.6, base + 3.9, 1.25, 1.35, False), (-1.8, base + 1.5, 1.7, 1.5, False), (1.6, base + 1.5, 1.3, 1.5, False), (0.0, base + 6.2, 0.8, 0.9, False)):
        glass = emission("lamp light", 2.6, colour=(1.0, 0.66, 0.30)) if lit else plain("glass", (0.03, 0.045, 0.065), 0.08, 0.6)
        box("glass", (x + cx, y - 3.005, z), (w, 0.02, h), glass, 0)
        f = Mesh(5)
        for s in (-1, 1):
            f.box((x + cx + s * w / 2, y - 3.03, z), (0.08, 0.06, h + 0.08))
            f.box((x + cx, y - 3.03, z + s * h / 2), (w + 0.08, 0.06, 0.08))
        f.box((x + cx, y - 3.025, z), (0.05, 0.05, h))
        f.build("window", white, 0.003)
        if lit:
            for s in (-1, 1):
                box("curtain", (x + cx + s * w * 0.37, y - 3.02, z), (w * 0.2, 0.008, h), plain("curtain", (0.42, 0.22, 0.09), 0.9), 0)


def sky(strength, horizon, above, zenith):
    """A sky in three colours, from the horizon up."""
    tree = world(strength).node_tree
    coord, split, ramp = (tree.nodes.new(kind) for kind in ("ShaderNodeTexCoord", "ShaderNodeSeparateXYZ", "ShaderNodeValToRGB"))
    tree.links.new(coord.outputs["Generated"], split.inputs[0])
    tree.links.new(split.outputs["Z"], ramp.inputs[0])
    tree.links.new(ramp.outputs[0], tree.nodes["Background"].inputs[0])
    low, high = ramp.color_ramp.elements
    low.position, low.color = 0.0, (*horizon, 1)
    high.position, high.color = 0.34, (*zenith, 1)
    ramp.color_ramp.elements.new(0.10).color = (*above, 1)


def scene_bedroom_window():
    """Dusk: heat pumps on a flat roof behind their low screen, and across the yard one bedroom window with its light on."""
    box("roof", (0, -3.0, -0.05), (30, 11, 0.1), plaster("bitumen", (0.155, 0.16, 0.17), 0.9), 0)
    seams = Mesh(3)
    for i in range(-9, 10):
        seams.box((1.05 * i, -3.0, 0.002), (0.09, 11, 0.005))
    seams.build("seams", plaster("bitumen seam", (0.12, 0.125, 0.135), 0.85), 0)
    box("parapet", (0, 2.5, 0.18), (30, 0.24, 0.36), plaster("parapet", (0.30, 0.29, 0.28)), 0.004)
    box("coping", (0, 2.5, 0.375), (30, 0.34, 0.03), galvanised(), 0.003)
    for k in range(3):
        unit(-0.55 + 1.72 * k, -0.15)
    # the screen: cassettes of foam behind pierced sheet, two of them; the third hangs at the crane
    post, sheet = plain("post", (0.07, 0.08, 0.09), 0.45, 0.4, 0.3), plain("screen", (0.085, 0.105, 0.12), 0.45, 0.4, 0.25)
    for x in (-2.0, -0.2, 1.6, 3.4, 5.2):
        box("post", (x, 1.05, 1.1), (0.1, 0.1, 2.2), post, 0.004)
    for k in range(4):
        x = -1.1 + 1.8 * k
        for j in range(4):
            box("cassette", (x, 1.05, 0.33 + 0.53 * j), (1.70, 0.08, 0.52), sheet, 0.006, seg=3, seed=k * 4 + j)
    box("kerb", (1.6, 1.05, 0.04), (7.4, 0.24, 0.08), dark_frame(), 0.004)
    # a sound level meter waits on its stand
    m = Mesh(4)
    for k in range(3):
        w = 0.3 + 2 * math.pi * k / 3
        m.rod((-2.75 + 0.42 * math.cos(w), -1.9 + 0.42 * math.sin(w), 0.01), (-2.75, -1.9, 0.75), 0.012)
    m.rod((-2.75, -1.9, 0.7), (-2.75, -1.9, 1.5), 0.012)
    m.build("tripod", plain("tripod grey", (0.24, 0.245, 0.25), 0.4, 0.5, 0.6), smooth=True)
    box("meter", (-2.75, -1.9, 1.58), (0.085, 0.045, 0.22), plain("meter", (0.10, 0.105, 0.11), 0.45), 0.012, seg=4)
    box("display", (-2.75, -1.925, 1.62), (0.06, 0.002, 0.07), emission("display", 1.8, colour=(0.95, 0.80, 0.25)), 0)
    lathe("windscreen", [(0.045 * math.sin(math.pi * k / 16), -0.045 * math.cos(math.pi * k / 16)) for k in range(17)], foam("windscreen", (0.03, 0.03, 0.032)), (-2.75, -1.9, 1.77), seg=32)
    house(-5.0, 15.5, -3.4)
    box("shed", (4.8, 19.0, -2.4), (7.0, 5.0, 3.6), plaster("shed", (0.10, 0.105, 0.11)), 0)
    box("garden", (0, 24, -4.3), (90, 50, 0.2), plaster("grass", (0.022, 0.034, 0.020), 0.95), 0)
    r = random.Random(7)
    for k in range(26):
        x, y, s = r.uniform(-26, 26), r.uniform(27, 40), r.uniform(1.4, 3.0)
        lathe("tree", [(s * math.sin(math.pi * q / 10) * r.uniform(0.85, 1.1), -s * math.cos(math.pi * q / 10) * 1.15) for q in range(11)], plaster("tree %d" % (k % 3), ((0.014, 0.022, 0.017), (0.018, 0.026, 0.018), (0.012, 0.018, 0.017))[k % 3], 0.95), (x, y, -2.2 + s * 0.8), seg=14)
    sky(0.42, (0.95, 0.52, 0.28), (0.50, 0.46, 0.50), (0.12, 0.21, 0.42))
    sun((2.6, -2.2, -0.5), 0.55, 6.0, (1.0, 0.62, 0.42))
    area((-3.8, -6.0, 3.2), (0.6, 0.2, 0.8), (2.4, 1.2), 120, (0.72, 0.82, 1.0))
    area((5.6, -4.6, 2.6), (1.2, 0.2, 0.9), (1.0, 1.0), 46, (1.0, 0.80, 0.58))
    camera((-0.55, -7.6, 1.8), (-0.55, 0, 1.8), lens=36, shift=(0, -0.005), level=True)
    return 0.9


def chiller(x, y, length, h=2.3, w=2.2):
    """An air-cooled chiller: slanted coils on both sides, a row of fans on top."""
    shell, coil = plain("chiller", (0.50, 0.51, 0.50), 0.45, 0.4), plain("coil", (0.10, 0.105, 0.11), 0.6, 0.3, 0.4)
    z = 0.34
    for yy in (-0.44, 0.44):
        box("beam", (x, y + yy * length, z - 0.06), (w + 0.3, 0.16, 0.12), galvanised(), 0.006)
        for s in (-1, 1):
            lathe("spring", [(0.07, 0), (0.085, 0.02), (0.07, 0.04), (0.085, 0.06), (0.07, 0.08), (0.085, 0.10), (0.07, 0.12), (0, 0.12)], plain("spring", YELLOW, 0.45), (x + s * w * 0.4, y + yy * length, 0.1), seg=28)
    box("base", (x, y, z + 0.16), (w, length, 0.32), shell, 0.01, seg=3)
    box("top", (x, y, z + h - 0.1), (w, length, 0.2), shell, 0.01, seg=3)
    n = round(length / 1.1)
    for s in (-1, 1):
        m = Mesh(4)
        for k in range(n):
            m.box((x + s * (w / 2 - 0.17), y - length / 2 + length * (k + 0.5) / n, z + h / 2 + 0.05), (0.06, length / n - 0.10, h - 0.62), 2, rot=Matrix.Rotation(-s * 0.16, 3, "Y"))
        m.build("coils", coil, 0.004)
        posts = Mesh(5)
        for k in range(n + 1):
            posts.box((x + s * (w / 2 - 0.06), y - length / 2 + 0.05 + (length - 0.1) * k / n, z + h / 2), (0.08, 0.08, h - 0.3))
        posts.build("posts", shell, 0.004)
    ends = Mesh(6)
    ends.box((x, y - length / 2 - 0.004, z + h / 2), (w - 0.1, 0.02, h - 0.36))
    ends.build("end", shell, 0.006)
    box("cabinet", (x - 0.35, y - length / 2 - 0.10, z + 0.95), (0.9, 0.2, 1.3), plain("cabinet", (0.33, 0.345, 0.35), 0.45), 0.01, seg=3)
    for k in range(n):
        for s in (-0.5, 0.5):
            cx, cy, cz = x + s * (w / 2), y - length / 2 + length * (k + 0.5) / n, z + h
            lathe("diffuser", [(0.40, 0.0), (0.38, 0.10), (0.42, 0.34), (0.50, 0.46), (0.515, 0.46), (0.44, 0.32), (0.41, 0.10), (0.43, 0.0)], plain("diffuser", (0.09, 0.095, 0.10), 0.5, 0.3), (cx, cy, cz), seg=48)


def scene_chillers():
    """The roof of a data centre: chillers with diffusers on their fans, an absorbing upstand, houses across the street."""
    box("roof", (11.6, 2, -0.25), (30, 34, 0.5), plaster("gravel", (0.30, 0.295, 0.285), 0.95), 0)
    walk = Mesh(3)
    for k in range(18):
        walk.box((-1.05, -9.0 + 1.22 * k, 0.02), (1.0, 1.19, 0.04))
    walk.build("walk", galvanised(), 0.004)
    for x in (1.35, 4.6, 7.85):
        chiller(x, 1.2, 7.8)
    pipe = plain("lagging", (0.42, 0.43, 0.44), 0.35, 0.4, 0.7)
    for k, z in enumerate((0.36, 0.62)):
        tube("pipe", [(-0.05 + 0.02 * k, -8.0, z), (-0.05 + 0.02 * k, 7.5, z)], 0.11, pipe, smooth_curve=False)
    # the upstand along the edge of the roof: cassettes, pierced on this side
    post, sheet = plain("post", (0.10, 0.115, 0.13), 0.45, 0.4, 0.3), plain("screen", (0.14, 0.165, 0.185), 0.45, 0.4, 0.25)
    for k in range(11):
        y = -8.0 + 1.9 * k
        box("post", (-3.2, y, 0.98), (0.12, 0.12, 1.96), post, 0.004)
        for j in range(3):
            box("cassette", (-3.2, y + 0.95, 0.38 + 0.61 * j), (0.09, 1.78, 0.60), sheet, 0.006, seg=3, seed=k * 3 + j)
    r = random.Random(11)
    box("street", (0, 120, -5.7), (420, 400, 0.2), plaster("grass", (0.06, 0.085, 0.05), 0.95), 0)
    for k in range(7):
        x, y = -13.0 - 1.4 * (k % 2), 1.0 + 9.4 * k
        w, h = 7.4, r.uniform(4.6, 5.4)
        wallc = plaster("house %d" % (k % 3), ((0.30, 0.15, 0.11), (0.46, 0.42, 0.36), (0.24, 0.125, 0.095))[k % 3], 0.9)
        box("house", (x, y, -5.6 + h / 2), (6.0, w, h), wallc, 0)
        Mesh(2).prism([(x - 3.3, -5.6 + h), (x + 3.3, -5.6 + h), (x, -5.6 + h + 3.1)], y - w / 2 - 0.2, y + w / 2 + 0.2, tone=1.0).build("roof", plaster("tiles", (0.085, 0.055, 0.048), 0.85))
        panes = Mesh(7)
        for dy in (-2.0, 0.0, 2.0):
            panes.box((x + 3.02, y + dy, -5.6 + h - 1.3), (0.03, 1.0, 1.2))
        panes.build("panes", plain("glass", (0.05, 0.07, 0.09), 0.08, 0.6))
    for k in range(90):
        x, y, s = (r.uniform(-44, -20), r.uniform(0, 80), r.uniform(1.8, 3.4)) if k < 24 else (r.uniform(-70, 60), r.uniform(70, 130), r.uniform(2.6, 5.0))
        lathe("tree", [(s * math.sin(math.pi * q / 10) * r.uniform(0.85, 1.1), -s * math.cos(math.pi * q / 10) * 1.2) for q in range(11)], plaster("tree %d" % (k % 3), ((0.05, 0.085, 0.04), (0.06, 0.10, 0.05), (0.045, 0.075, 0.04))[k % 3], 0.95), (x, y, -5.6 + s), seg=14)
    sky(0.66, (0.86, 0.88, 0.90), (0.66, 0.78, 0.92), (0.30, 0.50, 0.82))
    sun((2.2, 3.2, -2.6), 2.6, 1.5, (1.0, 0.93, 0.82))
    camera((-1.9, -9.6, 3.5), (0.1, 1.0, 1.75), lens=27)
    return 0.0


PICTURES = {
    "scene-compressor-wall": scene_compressor_wall,
    "scene-chillers": scene_chillers,
    "scene-compressor-room": scene_compressor_room,
    "scene-foam-gauged": scene_foam_gauged,
    "scene-bedroom-window": scene_bedroom_window,
}
